import type { LeaveFile, LeaveFileUpload } from "#contract/leave/requests/files.ts";
import { maxLeaveFiles } from "#contract/rules/leave.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, SignedInCall } from "#server/context.ts";
import {
  type FileColumns,
  findAttachments,
  findLeaveOf,
  insertAttachment,
  removeAttachment,
  storeFile,
} from "#server/modules/documents/index.ts";
import { changeOf } from "#server/story/changes.ts";
import { recordStory, type StoryEntry } from "#server/story/story.ts";
import { storedName } from "../../story/leave-story.ts";
import { type LockedLeave, lockLeave } from "../locked-leave.ts";
import { findOwnerOfFiles } from "./leave-file-queries.ts";

/** Stores the file and returns the rest of the work for the transaction. */
export async function prepareLeaveFile(
  { files }: Pick<SignedInCall, "files">,
  { LeaveId, File: given }: LeaveFileUpload,
) {
  const file = await storeFile(files, given);
  return (context: Context) => addLeaveFile(context, LeaveId, file);
}

/** Adds a file; a repeated one has no effect. Throws `too_many_leave_files`. */
async function addLeaveFile(
  context: Context,
  leaveId: number,
  file: FileColumns,
): Promise<{ id: number }> {
  const { tx, actor, now } = context;
  const { leave } = await lockLeave(context, { id: leaveId }, "addFile");
  const present = await findAttachments(tx, leaveId);
  const same = present.find(({ sha256 }) => sha256 === file.sha256);
  if (same) return { id: same.id };
  if (present.length >= maxLeaveFiles) throw new AppError("too_many_leave_files");
  const attachment = {
    leaveRequestId: leaveId,
    employeeId: leave.employeeId,
    uploadedById: actor.employeeId,
    documentName: `${leaveName(leave)} ${leave.startDate}`,
    at: now.toISOString(),
  };
  const { id } = await insertAttachment(tx, attachment, file);
  await recordStory(context, fileEntry("document_added", leave));
  return { id };
}

/** Throws `not_found` after a removal. */
export async function removeLeaveFile(context: Context, id: number): Promise<{ ok: true }> {
  const { tx, now } = context;
  const leaveId = await findLeaveOf(tx, id);
  if (leaveId === undefined) throw new AppError("not_found");
  const { leave } = await lockLeave(context, { id: leaveId }, "removeFile");
  if (!(await removeAttachment(tx, id, now.toISOString()))) throw new AppError("not_found");
  await recordStory(context, fileEntry("document_removed", leave));
  return { ok: true };
}

/** The openable files of a request, oldest first; records the read. */
export async function listLeaveFiles(context: Context, leaveId: number) {
  const owner = await findOwnerOfFiles(context, leaveId);
  if (!owner) throw new AppError("not_found");
  const found = await findAttachments(context.tx, leaveId);
  const result = found.map(
    ({
      fileSizeBytes,
      createdAt,
      uploadedById,
      uploadedByName,
      sha256: _,
      ...file
    }): LeaveFile => ({
      ...file,
      fileSize: fileSizeBytes,
      addedAt: createdAt,
      addedBy: { id: uploadedById, name: uploadedByName },
    }),
  );
  return { ofEmployeeId: owner.employeeId, result };
}

/** The history entry for the employee and super administrators, without the file's name. */
function fileEntry(
  kind: "document_added" | "document_removed",
  { id, employeeId, startDate, ...leave }: LockedLeave["leave"],
): StoryEntry {
  const change = (field: string, value: string) =>
    kind === "document_added" ? changeOf(field, null, value) : changeOf(field, value, null);
  return {
    kind,
    subjectId: employeeId,
    visibility: "personal",
    changes: [change("leaveType", storedName(leave)), change("startDate", startDate)],
    link: { kind: "leave_request", id },
  };
}
