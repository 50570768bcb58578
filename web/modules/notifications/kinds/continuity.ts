import {
  IconArrowsExchange,
  IconTargetArrow,
  IconTransfer,
  IconUserShield,
} from "@tabler/icons-react";
import type { PromiseChange } from "#contract/codes/continuity.ts";
import { type Area, places } from "#contract/places.ts";
import { counted } from "#web/ui/format/counts.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { type NotificationOf, opened, type ShownKinds } from "./kind.ts";

/** Completes "Nomvula Dube …" for the promise's employee, and for their manager. */
const promiseChangeText: Record<PromiseChange, string> = {
  made: "made you a promise",
  proposed: "asks you to confirm a promise",
  agreed: "agreed to a promise",
  declined: "declined a promise that you proposed",
  renegotiated: "changed a promise to you",
  kept: "recorded a promise to you as kept",
  broken: "recorded a promise to you as broken",
  taken_back: "took back a promise",
};

/** The promise on the other person's page while the reader may open it, else on one's own. */
function promisePlace(
  { aboutId, details: { about }, isPageOpen }: NotificationOf<"promiseChanged" | "promiseDue">,
  area: Area,
): string {
  if (!about) return opened(aboutId, (id) => places.ownPromise(area, id), places.ownStory(area));
  if (!isPageOpen) return places.dashboard(area);
  const page = places.person(area, about.id);
  return opened(aboutId, (id) => places.promise(area, about.id, id), page);
}

type LineChange = NotificationOf<"lineChanged">["details"];

function lineTitle({ role, from, manager, about, people, requests }: LineChange): string {
  const day = proseDay(from);
  const who = about ? `${about.name} reports` : `${counted(people, "person", "people")} report`;
  switch (role) {
    case "employee":
      return manager
        ? `From ${day} your manager is ${manager.name}`
        : `From ${day} you have no manager`;
    case "incoming":
      return `${who} to you from ${day}`;
    case "outgoing":
      return `${who} to someone else from ${day}`;
    case "standIn":
      return `You no longer stand in for ${manager?.name ?? "a manager"} from ${day}`;
    case "decides":
      return requests === 1
        ? "A request for leave waits for you"
        : `${requests} requests for leave wait for you`;
  }
}

function linePlace({ details, isPageOpen }: NotificationOf<"lineChanged">, area: Area): string {
  if (details.role === "employee" || details.role === "standIn") return places.ownStory(area);
  if (details.role === "decides") return places.leaveOf(area, "pending");
  return details.about && isPageOpen
    ? places.person(area, details.about.id)
    : places.dashboard(area);
}

export const continuityKinds = {
  promiseChanged: {
    icon: ["blue", IconTargetArrow],
    title: ({ details }, who) => `${who} ${promiseChangeText[details.change]}`,
    leadsTo: promisePlace,
    choice: {
      group: "record",
      name: "Promises",
      help: "A promise to you changes, or someone you lead proposes one",
    },
  },
  promiseDue: {
    icon: ["amber", IconTargetArrow],
    title: ({ details }) => `A promise to ${details.about.name} falls due`,
    body: ({ details }) => proseDay(details.dueOn),
    leadsTo: promisePlace,
    choice: {
      group: "people",
      name: "Promises due",
      help: "A promise to someone you lead falls due in a week, or today",
    },
  },
  lineChanged: {
    icon: ["accent", IconArrowsExchange],
    title: ({ details }) => lineTitle(details),
    body: ({ details: { role, requests, promises } }) =>
      role !== "incoming"
        ? ""
        : [
            ...(requests > 0 ? [counted(requests, "request")] : []),
            ...(promises > 0 ? [counted(promises, "promise")] : []),
          ].join(", "),
    leadsTo: linePlace,
    choice: {
      group: "record",
      name: "Changes of manager",
      help: "You get another manager, or people begin or cease to report to you",
    },
  },
  handoverStep: {
    icon: ["accent", IconTransfer],
    title: ({ details: { step, about } }) => {
      const whose = about ? `The handover about ${about.name}` : "A handover";
      return step === null ? `${whose} is finished` : `${whose} has come to step ${step} of 3`;
    },
    leadsTo: ({ aboutId }, area) =>
      opened(aboutId, (id) => places.handover(area, id), places.dashboard(area)),
    choice: {
      group: "record",
      name: "Handovers",
      help: "A handover in which you take part comes to another step, or your step is due",
    },
  },
  standIn: {
    icon: ["blue", IconUserShield],
    title: ({ details: { isNamed, manager } }) =>
      `You ${isNamed ? "" : "no longer "}stand in for ${manager.name}`,
    body: ({ details: { from, to } }) => proseDays(from, to),
    leadsTo: (_, area) => places.ownStory(area),
    choice: {
      group: "people",
      name: "Standing in",
      help: "You are to stand in for a manager who is away, or no longer",
    },
  },
} satisfies Partial<ShownKinds>;
