import type { DocumentUpdate, EmployeeDocument, NewDocument } from "#contract/documents.ts";
import type { FieldChange } from "#contract/story.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, PersonActor } from "#server/context.ts";
import { saveRecordWords } from "#server/modules/search/index.ts";
import { changeOf, changesBetween } from "#server/story/changes.ts";
import { recordStory, type StoryEntry } from "#server/story/story.ts";
import {
  countDocuments,
  findDocuments,
  findEmployee,
  insertDocument,
  lockDocument,
  saveDocument,
} from "./queries.ts";

/** The limit per employee. */
const maxDocuments = 500;

/** Throws `not_found` unless the actor may see the employee's documents; every reader may add some. */
export async function requireEmployee(context: Context, employeeId: number): Promise<void> {
  if (!(await findEmployee(context, employeeId))) throw new AppError("not_found");
}

/** Throws `too_many_documents` at the limit. */
export async function requireRoom({ tx }: Context, employeeId: number): Promise<void> {
  if ((await countDocuments(tx, employeeId)) >= maxDocuments)
    throw new AppError("too_many_documents");
}

/** Creates a document without its file. Only its author sees it until the upload. */
export async function createRecord(
  context: Context,
  { documentName, documentCategory, employeeId }: NewDocument,
): Promise<{ id: number }> {
  const { tx, actor, now } = context;
  const aboutId = employeeId ?? actor.employeeId;
  await requireEmployee(context, aboutId);
  await requireRoom(context, aboutId);
  return insertDocument(tx, {
    employeeId: aboutId,
    uploadedById: actor.employeeId,
    documentName,
    documentCategory,
    createdAt: now.toISOString(),
  });
}

/** Changes a document's name and category, which determine its path (APIDOC-05). */
export async function updateRecord(
  context: Context,
  id: number,
  { documentName, documentCategory }: DocumentUpdate,
): Promise<{ ok: true }> {
  const before = await lockedDocument(context, id);
  const changes = changesBetween(
    { documentName: before.documentName, documentCategory: before.documentCategory },
    { documentName, documentCategory },
  );
  if (changes.length === 0) return { ok: true };
  await saveDocument(context.tx, id, { documentName, documentCategory });
  if (before.storageKey === null) return { ok: true };
  await saveRecordWords(context.tx, { kind: "document", id }, { name: documentName });
  await recordStory(context, documentEntry("document_changed", before, changes));
  return { ok: true };
}

/** Hides a document, which is deleted after 30 days. Throws `document_retained` before the end of its retention. */
export async function removeDocument(context: Context, id: number): Promise<{ ok: true }> {
  const { tx, now, today } = context;
  const document = await lockedDocument(context, id);
  const { retainedUntil } = document;
  if (retainedUntil !== null && retainedUntil >= today) throw new AppError("document_retained");
  await saveDocument(tx, id, { removedAt: now.toISOString() });
  if (document.storageKey === null) return { ok: true };
  await saveRecordWords(tx, { kind: "document", id }, {});
  const changes = [
    changeOf("documentName", document.documentName, null),
    changeOf("documentCategory", document.documentCategory, null),
  ];
  await recordStory(context, documentEntry("document_removed", document, changes));
  return { ok: true };
}

/** A document that the actor may change, locked. Throws `not_found` or `forbidden`. */
export async function lockedDocument(context: Context, id: number) {
  const document = await lockDocument(context, id);
  if (!document) throw new AppError("not_found");
  if (!mayChange(context.actor, document)) throw new AppError("forbidden");
  return document;
}

/** Newest first; records the read. */
export async function listForEmployee(context: Context, employeeId: number) {
  await requireEmployee(context, employeeId);
  const found = await findDocuments(context.tx, employeeId, maxDocuments);
  const result = found.map(
    ({
      fileSizeBytes,
      addedAt,
      uploadedById,
      expiresOn,
      retainedUntil,
      ...document
    }): EmployeeDocument => ({
      ...document,
      documentId: document.id,
      filePath: [context.tx.tenantId, employeeId, document.documentCategory, document.id].join("/"),
      fileSize: fileSizeBytes,
      uploadDate: addedAt ?? document.createdAt,
      uploadedBy: uploadedById,
      expiryDate: expiresOn,
      retentionDate: retainedUntil,
    }),
  );
  return { ofEmployeeId: employeeId, result };
}

/** Employees may change their own uploads only. */
const mayChange = (
  { isSuperadmin, employeeId }: Pick<PersonActor, "isSuperadmin" | "employeeId">,
  { uploadedById }: { uploadedById: number },
): boolean => isSuperadmin || uploadedById === employeeId;

/** The history entry of a document, for the employee and super administrators. */
export const documentEntry = (
  kind: "document_added" | "document_changed" | "document_removed",
  { id, employeeId }: { id: number; employeeId: number },
  changes: readonly FieldChange[],
): StoryEntry => ({
  kind,
  subjectId: employeeId,
  visibility: "personal",
  changes,
  link: { kind: "document", id },
});
