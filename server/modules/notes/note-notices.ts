import type { Context } from "#server/context.ts";
import { notify } from "#server/modules/notifications/index.ts";
import { mailNoteReplied, mailNoteShared } from "./jobs.ts";
import { findReadersToTell, findSubjectToTell } from "./notice-queries.ts";

interface ReportedNote {
  id: number;
  aboutEmployeeId: number;
  authorId: number;
}

/** Notifies an employee that a note is shared with them, or no longer is; what it says is never part of it. */
export async function noticeSharing(
  context: Context,
  { id, aboutEmployeeId }: Pick<ReportedNote, "id" | "aboutEmployeeId">,
  isShared: boolean,
): Promise<void> {
  const { tx, actor, enqueueEach } = context;
  const to = (await findSubjectToTell(tx, aboutEmployeeId)).map((person) => person.id);
  await notify(context, {
    to,
    kind: "noteShared",
    details: { isShared },
    byId: actor.employeeId,
    aboutId: id,
    settles: { kind: "noteShared", aboutId: id },
    mail: (ids) =>
      enqueueEach(
        mailNoteShared,
        ids.map((employeeId) => ({ noteId: id, employeeId, isShared })),
      ),
  });
}

export async function noticeReply(context: Context, note: ReportedNote): Promise<void> {
  const { tx, actor, today, enqueueEach } = context;
  const to = (await findReadersToTell(tx, note, today)).map((person) => person.id);
  await notify(context, {
    to,
    kind: "noteReplied",
    details: {},
    byId: actor.employeeId,
    aboutId: note.id,
    mail: (ids) =>
      enqueueEach(
        mailNoteReplied,
        ids.map((readerId) => ({ noteId: note.id, readerId })),
      ),
  });
}
