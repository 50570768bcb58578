import type { LineBlock, LineNotice, LinePreview } from "#contract/line/planned-line.ts";
import { addDays } from "#web/ui/date/plain-day.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { namesIn, blockText as text } from "./block-text.ts";

type Name = { id: number; name: string };

/** The click that solves a problem, or leads to it. */
export type WayOut =
  | { kind: "leaveOut"; people: readonly Name[] }
  | { kind: "give"; person: Name; manager: Name | null }
  | { kind: "choose"; people: readonly Name[] }
  | { kind: "end"; on: string };

export interface Matter {
  key: string;
  icon: "alert" | "nobody" | "away" | "draft";
  title: string;
  detail: string;
  way?: { label: string; out: WayOut };
  /** The necessary step, next to the blocked button. */
  first?: string;
}

/** The reasons against a change in words, each with the click that solves it. */
export const blocksIn = ({ blocks, today }: Pick<LinePreview, "blocks" | "today">): Matter[] =>
  blocks.map((block, place) => ({
    key: `${block.kind} ${place}`,
    icon: "alert",
    ...matterOf(block, today),
  }));

function matterOf(block: LineBlock, today: string): Omit<Matter, "key" | "icon"> {
  const names = namesIn(block.people);
  switch (block.kind) {
    case "circle":
      return {
        title: text.circle(names),
        detail: text.circleDetail(proseDay(block.day, today), block.size - block.people.length),
        way: wayOutOf(block),
        first: text.circleFirst(names),
      };
    case "overlap": {
      const on = addDays(block.day, -1);
      return {
        title: text.overlap(names),
        detail: text.overlapDetail(proseDay(block.day, today)),
        way: { label: text.endOn(proseDay(on, today)), out: { kind: "end", on } },
        first: text.overlapFirst(names),
      };
    }
    case "early":
    case "left":
      return {
        title: text[block.kind](names, block.people.length),
        detail: text.absentDetail,
        way: leaveOut(block.people),
        first: text.absentFirst(names),
      };
    case "managerEarly":
    case "managerLeft": {
      const kind = block.kind === "managerEarly" ? "early" : "left";
      return {
        title: text[kind](block.manager.name, 1),
        detail: text.managerDetail(names),
        way: { label: text.chooseOther, out: { kind: "choose", people: block.people } },
        first: text.managerFirst(block.manager.name),
      };
    }
    case "self":
      return {
        title: text.self(names, block.people.length),
        detail: text.selfDetail,
        way: leaveOut(block.people),
        first: text.absentFirst(names),
      };
  }
}

const leaveOut = (people: readonly Name[]) => ({
  label:
    people.length === 1 ? text.leaveOut(people[0]?.name ?? "") : text.leaveAllOut(people.length),
  out: { kind: "leaveOut" as const, people },
});

function wayOutOf({ way }: Extract<LineBlock, { kind: "circle" }>): Matter["way"] {
  const { employee, stays, manager } = way;
  if (stays) return leaveOut([employee]);
  const label = manager ? text.give(employee.name, manager.name) : text.giveNobody(employee.name);
  return { label, out: { kind: "give", person: employee, manager } };
}

/** Remarks on a permitted change; people without a next manager come first. */
export function noticesIn(
  { people, notices, today }: LinePreview,
  isChosen: (employeeId: number) => boolean,
): Matter[] {
  const without = people
    .filter(({ employee, is }) => is === null && isChosen(employee.id))
    .map(({ employee }) => employee);
  const nobody: Matter[] =
    without.length === 0
      ? []
      : [
          {
            key: "nobody",
            icon: "nobody",
            title: text.nobody(namesIn(without)),
            detail: text.nobodyDetail,
            way: { label: text.choose, out: { kind: "choose", people: without } },
          },
        ];
  const others = notices.map(
    (notice): Matter => ({
      key: `${notice.kind} ${notice.manager.id}`,
      ...noticeOf(notice, today),
    }),
  );
  return [...nobody, ...others];
}

function noticeOf(notice: LineNotice, today: string): Omit<Matter, "key"> {
  const { name } = notice.manager;
  switch (notice.kind) {
    case "away":
      return {
        icon: "away",
        title: text.away(name, proseDays(notice.from, notice.to, today)),
        detail: text.awayDetail,
      };
    case "deactivated":
      return {
        icon: "nobody",
        title: text.deactivated(name),
        detail: text.deactivatedDetail,
      };
    case "leavesSoon":
      return {
        icon: "nobody",
        title: text.leavesSoon(name, proseDay(notice.lastDay, today)),
        detail: text.leavesSoonDetail,
      };
    case "drafts":
      return {
        icon: "draft",
        title: text.drafts(name, notice.drafts),
        detail: text.draftsDetail,
      };
  }
}
