import { places } from "#contract/places.ts";
import type { Context } from "#server/context.ts";
import { shownName } from "#server/mail/given-names.ts";
import { type AnyNotice, defineNotice } from "#server/notices/notice.ts";
import { notify } from "#server/notices/notify.ts";
import {
  findIsShared,
  findReadersToTell,
  findReplyForMail,
  findSubjectToTell,
} from "./notice-queries.ts";

/** The start or end of a note's sharing; its text stays in the app. */
const noteShared = defineNotice("noteShared", {
  mail: async ({ context, recipient, area, aboutId: noteId, details: { isShared } }) => {
    const isStillSo = await findIsShared(context.tx, { noteId, employeeId: recipient.id });
    if (isStillSo?.isShared !== isShared) return undefined;
    return {
      subject: isShared ? "A note was shared with you" : "A note is no longer shared with you",
      paragraphs: [
        isShared
          ? "A note about you was shared with you. Sign in to read it and, if you like, to reply."
          : "A note about you is no longer shared with you. If you have replied to it, your reply stays yours.",
      ],
      action: { label: "Open the notes shared with me", path: places.sharedNotes(area, noteId) },
      footnote: "You receive this because the note is about you.",
    };
  },
});

/** A reply to a note of the recipient's; its text stays in the app. */
const noteReplied = defineNotice("noteReplied", {
  mail: async ({ context: { tx, today }, recipient, area, aboutId: noteId }) => {
    const reply = await findReplyForMail(tx, { noteId, readerId: recipient.id, today });
    return (
      reply && {
        subject: "A reply to a note",
        paragraphs: [
          `${shownName(reply.replierName) || "An employee"} replied to a note that is shared with them. Sign in to read it.`,
        ],
        action: {
          label: "Read the reply",
          path: places.note(area, reply.aboutEmployeeId, noteId),
        },
        footnote: "You receive this because you wrote the note or lead the employee.",
      }
    );
  },
});

export const notesNotices: readonly AnyNotice[] = [noteShared, noteReplied];

interface ReportedNote {
  id: number;
  aboutEmployeeId: number;
  authorId: number;
}

/** Notifies an employee of the start or end of a note's sharing, without the text. */
export async function noticeSharing(
  context: Context,
  { id, aboutEmployeeId }: Pick<ReportedNote, "id" | "aboutEmployeeId">,
  isShared: boolean,
): Promise<void> {
  const to = (await findSubjectToTell(context.tx, aboutEmployeeId)).map((person) => person.id);
  await notify(context, noteShared, {
    to,
    details: { isShared },
    byId: context.actor.employeeId,
    aboutId: id,
    settles: { kind: "noteShared", aboutId: id },
  });
}

/** Notifies the manager and, if a super administrator, the author of the employee's reply. */
export async function noticeReply(context: Context, note: ReportedNote): Promise<void> {
  const { tx, actor, today } = context;
  const to = (await findReadersToTell(tx, note, today)).map((person) => person.id);
  await notify(context, noteReplied, {
    to,
    details: {},
    byId: actor.employeeId,
    aboutId: note.id,
  });
}
