import type { DocumentRead } from "#contract/documents.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { findFile, findFormerFile, findReads, insertReads } from "./read-queries.ts";

/** A list of who has opened a document has no more. */
const maxReads = 200;

/** The present file of a document that is visible to the reader, or none if it waits for one; throws `not_found` otherwise. */
export async function getVisible(context: Context, id: number) {
  const document = await findFile(context, id);
  if (!document) throw new AppError("not_found");
  return document;
}

/**
 * Which file is sent of a document: the present one, unless another version is named. The read is recorded for the employee's
 * record and for the document, unless it is one's own.
 */
export async function sentFile(
  context: Context,
  { DocumentId: id, version }: { DocumentId: number; version?: number | undefined },
) {
  const { tx, actor, today } = context;
  const present = await getVisible(context, id);
  const isPresent = version === undefined || version === present.version;
  const file = isPresent ? present : await findFormerFile(tx, id, version);
  if (!file?.storageKey) throw new AppError("not_found");
  const { storageKey: key, fileName, contentType, fileSizeBytes: sizeBytes, sha256 } = file;
  const { employeeId } = present;
  if (employeeId !== actor.employeeId) await insertReads(tx, [id], actor.employeeId, today);
  return { ofEmployeeId: employeeId, result: { key, fileName, contentType, sizeBytes, sha256 } };
}

export async function listReads(context: Context, id: number): Promise<DocumentRead[]> {
  await getVisible(context, id);
  const found = await findReads(context.tx, id, maxReads);
  return found.map(({ day, readerId, readerName }) => ({
    by: { id: readerId, name: readerName },
    day,
  }));
}
