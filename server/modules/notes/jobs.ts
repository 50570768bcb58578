import { isSuperadmin } from "#contract/codes/people.ts";
import { places } from "#contract/places.ts";
import { defineJob, type Job } from "#server/jobs/job.ts";
import { notificationSettingsUrl } from "#server/modules/notifications/index.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { noteRepliedMail, noteSharedMail } from "./mails.ts";
import { findReplyForMail, findSharedForMail } from "./notice-queries.ts";

const areaOf = ({ employeeRole }: { employeeRole: string }) =>
  isSuperadmin(employeeRole) ? "superadmin" : "staff";

interface SharedPayload {
  noteId: number;
  employeeId: number;
  isShared: boolean;
}

/** Mails an employee that a note is shared with them, or no longer is; nothing is sent once that has changed. */
export const mailNoteShared = defineJob<SharedPayload>(
  "notes.mailNoteShared",
  async ({ tx, links }, payload) => {
    const recipient = await findSharedForMail(tx, payload);
    if (!recipient) return [];
    const url = links.to(places.sharedNotes(areaOf(recipient), payload.noteId));
    const settingsUrl = notificationSettingsUrl(links);
    return [mailEffect(noteSharedMail(recipient, payload, { url, settingsUrl }))];
  },
);

interface RepliedPayload {
  noteId: number;
  readerId: number;
}

/** Mails a reader of a note that the employee has replied to it; nothing is sent once they may not read it. */
export const mailNoteReplied = defineJob<RepliedPayload>(
  "notes.mailNoteReplied",
  async ({ tx, links, today }, payload) => {
    const reply = await findReplyForMail(tx, { ...payload, today });
    if (!reply) return [];
    const { aboutEmployeeId } = reply;
    const url = links.to(places.note(areaOf(reply), aboutEmployeeId, payload.noteId));
    const settingsUrl = notificationSettingsUrl(links);
    return [mailEffect(noteRepliedMail(reply, { url, settingsUrl }))];
  },
);

// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload.
export const notesJobs: readonly Job<any>[] = [mailNoteShared, mailNoteReplied];
