import { sql } from "kysely";
import type { DetailsOf } from "#contract/notification-kinds.ts";
import { places } from "#contract/places.ts";
import { dayText } from "#contract/rules/leave-text.ts";
import type { Tx } from "#server/db/database.ts";
import { shownName } from "#server/mail/given-names.ts";
import { type AnyNotice, defineNotice } from "#server/notices/notice.ts";
import { managersOf, peopleOf } from "#server/organisation/reporting-line.ts";
import { findHandoverForMail } from "./handovers/mail-queries.ts";

/** A handover's next step. The mail is dropped once it is closed; texts stay in the app. */
export const handoverStep = defineNotice<"handoverStep", number | null>("handoverStep", {
  mail: async ({ context: { tx, today }, area, aboutId }) => {
    const handover = aboutId === null ? undefined : await findHandoverForMail(tx, aboutId, today);
    if (aboutId === null || !handover) return undefined;
    const who = shownName(handover.aboutName) || "an employee";
    return {
      subject: `The handover about ${who}`,
      paragraphs: [
        `The handover about ${who} has come to another step. Sign in to see whose turn it is, and what you may read by now.`,
      ],
      action: { label: "View the handover", path: places.handover(area, aboutId) },
      footnote: "You receive this because you take part in the handover.",
    };
  },
});

/** A change of manager; the mail is dropped once the recipient's people, or their manager, are others. */
export const lineChanged = defineNotice<"lineChanged", null>("lineChanged", {
  mail: async ({ context: { tx, today }, recipient, area, details }) => {
    const [, day = today] = [details.from, today].toSorted();
    if (!(await isStillSo(tx, { recipientId: recipient.id, day, details }))) return undefined;
    const from = dayText(details.from);
    const page = { label: "View your page", path: places.ownStory(area) };
    const start = { label: "Sign in", path: places.dashboard(area) };
    const footnote = "You receive this because the change concerns you.";
    const told = { action: start, footnote };
    switch (details.role) {
      case "employee": {
        const said = details.manager
          ? `From ${from} your manager is ${shownName(details.manager.name) || "someone else"}.`
          : `From ${from} you have no manager. Super administrators decide on your leave.`;
        return { subject: "Your manager changes", paragraphs: [said], action: page, footnote };
      }
      case "incoming":
        return {
          ...told,
          subject: "People report to you",
          paragraphs: [`${peopleText(details)} to you from ${from}.`, ...waitingText(details)],
        };
      case "outgoing":
        return {
          ...told,
          subject: "People report to someone else",
          paragraphs: [`${peopleText(details)} to someone else from ${from}.`],
        };
      case "standIn": {
        const who = shownName(details.manager?.name ?? "") || "a manager";
        return {
          ...told,
          subject: `You no longer stand in for ${who}`,
          paragraphs: [`${who} has no people from ${from}, so you no longer stand in.`],
        };
      }
      case "decides":
        return {
          subject: "Requests for leave wait for you",
          paragraphs: ["They passed on with a change of manager.", ...waitingText(details)],
          action: { label: "View the requests", path: places.leaveOf(area, "pending") },
          footnote: "You receive this because you may decide on them.",
        };
    }
  },
});

type Changed = DetailsOf<"lineChanged">;

const peopleText = ({ people, about }: Changed) =>
  people === 1
    ? `${shownName(about?.name ?? "") || "1 person"} reports`
    : `${people} people report`;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

function waitingText({ requests, promises }: Changed): string[] {
  const parts = [
    ...(requests > 0 ? [`${counted(requests, "request")} for leave`] : []),
    ...(promises > 0 ? [counted(promises, "promise")] : []),
  ];
  return parts.length > 0 ? [`Waiting: ${parts.join(", ")}.`] : [];
}

async function isStillSo(
  tx: Tx,
  { recipientId, day, details }: { recipientId: number; day: string; details: Changed },
): Promise<boolean> {
  if (details.role === "employee") {
    const led = await managersOf(tx, [{ employeeId: recipientId, day }]);
    return led.get(recipientId)?.id === details.manager?.id;
  }
  if (details.role !== "incoming") return true;
  const { rows } = await sql`
    select from ${peopleOf(tx, recipientId, day)} as led limit 1`.execute(tx);
  return rows.length > 0;
}

export const lineNotices: readonly AnyNotice[] = [handoverStep, lineChanged];
