import type { Upload } from "#contract/documents.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, SignedInCall } from "#server/context.ts";
import { saveRecordWords } from "#server/modules/search/index.ts";
import { notify } from "#server/notices/notify.ts";
import { changeOf } from "#server/story/changes.ts";
import { recordStory } from "#server/story/story.ts";
import { documentEntry, requireEmployee, requireRoom } from "./documents.ts";
import { documentAdded } from "./notices.ts";
import { lockDocument, saveDocument } from "./queries.ts";
import { type FileColumns, storeFile } from "./stored-file.ts";

/** Stores the file and returns the rest of the work for the transaction. */
export async function prepareUpload(
  { files }: Pick<SignedInCall, "files">,
  { File: given, ...parts }: Upload,
) {
  const file = await storeFile(files, given);
  return (context: Context) => addFile(context, parts, file);
}

/**
 * Completes a document with its file and its sent details (AMB-186). A repeated file has no effect; another throws
 * `document_complete`.
 */
async function addFile(
  context: Context,
  {
    EmployeeId: employeeId,
    DocumentId: id,
    DocumentCategory: documentCategory,
  }: Omit<Upload, "File">,
  file: FileColumns,
) {
  const { tx, actor, now } = context;
  const document = await lockDocument(context, id);
  if (document?.uploadedById !== actor.employeeId) throw new AppError("not_found");
  const { documentName, storageKey } = document;
  if (storageKey !== null) {
    const isSame = document.sha256 === file.sha256 && document.employeeId === employeeId;
    if (!isSame) throw new AppError("document_complete");
    return { documentName, documentCategory: document.documentCategory };
  }
  if (employeeId !== document.employeeId) {
    await requireEmployee(context, employeeId);
    await requireRoom(context, employeeId);
  }
  await saveDocument(tx, id, { ...file, employeeId, documentCategory, addedAt: now.toISOString() });
  await saveRecordWords(tx, { kind: "document", id }, { name: documentName });
  await reportAdded(context, { id, employeeId, documentName, documentCategory });
  return { documentName, documentCategory };
}

interface Added {
  id: number;
  employeeId: number;
  documentName: string;
  documentCategory: Upload["DocumentCategory"];
}

async function reportAdded(
  context: Context,
  { id, employeeId, documentName, documentCategory }: Added,
): Promise<void> {
  const changes = [
    changeOf("documentName", null, documentName),
    changeOf("documentCategory", null, documentCategory),
  ];
  await recordStory(context, documentEntry("document_added", { id, employeeId }, changes));
  await notifyEmployee(context, { id, employeeId, documentName, documentCategory });
}

/** Notifies the employee of others' uploads. */
export async function notifyEmployee(
  context: Context,
  { id, employeeId, documentName, documentCategory }: Added,
): Promise<void> {
  const { actor } = context;
  if (employeeId === actor.employeeId) return;
  await notify(context, documentAdded, {
    to: [employeeId],
    details: { documentName, documentCategory },
    byId: actor.employeeId,
    aboutId: id,
  });
}
