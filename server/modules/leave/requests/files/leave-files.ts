import { leaveTypeLabels } from "#contract/codes/leave.ts";
import type { LeaveFile, LeaveFileUpload } from "#contract/leave/requests/files.ts";
import { maxLeaveFiles } from "#contract/rules/leave.ts";
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
import { type LockedLeave, lockLeave } from "../locked-leave.ts";
import { findOwnerOfFiles } from "./leave-file-queries.ts";

/** Stores a file for a request, and returns what remains to be done in the transaction. */
export async function prepareLeaveFile(
  { files }: Pick<SignedInCall, "files">,
  { LeaveId, File: given }: LeaveFileUpload,
) {
  const file = await storeFile(files, given);
  return (context: Context) => addLeaveFile(context, LeaveId, file);
}

/** Adds a file to a request; the same one once more changes nothing. Throws `too_many_leave_files` if there is no room. */
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
    documentName: `${leaveTypeLabels[leave.leaveType]} ${leave.startDate}`,
    at: now.toISOString(),
  };
  const { id } = await insertAttachment(tx, attachment, file);
  await recordStory(context, fileEntry("document_added", leave));
  return { id };
}

/** Removes a file of a request. Throws `not_found` if it is no longer there. */
export async function removeLeaveFile(context: Context, id: number): Promise<{ ok: true }> {
  const { tx, now } = context;
  const leaveId = await findLeaveOf(tx, id);
  if (leaveId === undefined) throw new AppError("not_found");
  const { leave } = await lockLeave(context, { id: leaveId }, "removeFile");
  if (!(await removeAttachment(tx, id, now.toISOString()))) throw new AppError("not_found");
  await recordStory(context, fileEntry("document_removed", leave));
  return { ok: true };
}

/** The files of a request that the reader may open, oldest first; the read is recorded. */
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

/** What the history records of a file, for the employee and super administrators: of which leave, never what it is called. */
function fileEntry(
  kind: "document_added" | "document_removed",
  { id, employeeId, leaveType, startDate }: LockedLeave["leave"],
): StoryEntry {
  const change = (field: string, value: string) =>
    kind === "document_added" ? changeOf(field, null, value) : changeOf(field, value, null);
  return {
    kind,
    subjectId: employeeId,
    visibility: "personal",
    changes: [change("leaveType", leaveType), change("startDate", startDate)],
    link: { kind: "leave_request", id },
  };
}
