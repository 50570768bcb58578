import type { DocumentRead } from "#contract/documents.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { fullName } from "#server/organisation/names.ts";
import { type Reader, visibleDocuments } from "./queries.ts";

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

/** Who else has opened a document, latest first. */
export async function listReads(context: Context, id: number): Promise<DocumentRead[]> {
  await getVisible(context, id);
  const found = await findReads(context.tx, id, maxReads);
  return found.map(({ day, readerId, readerName }) => ({
    by: { id: readerId, name: readerName },
    day,
  }));
}

/** The present file of a document that is visible to the reader; its key is missing while the document waits for it. */
const findFile = (reader: Reader, id: number) =>
  visibleDocuments(reader)
    .where("f.id", "=", id)
    .select(["f.employeeId", "f.version", "f.storageKey", "f.sha256", "f.fileName"])
    .select(["f.contentType", "f.fileSizeBytes"])
    .executeTakeFirst();

/** A file that a document had before its present one. */
const findFormerFile = (tx: Tx, id: number, version: number) =>
  tx
    .selectFrom("documentVersions")
    .where("tenantId", "=", tx.tenantId)
    .where("documentId", "=", id)
    .where("version", "=", version)
    .select(["storageKey", "sha256", "fileName", "contentType", "fileSizeBytes"])
    .executeTakeFirst();

/** Adds that a reader has opened documents, at least one, each once a day. */
export const insertReads = (tx: Tx, ids: readonly number[], readerId: number, day: string) =>
  tx
    .insertInto("documentReads")
    .values(ids.map((documentId) => ({ tenantId: tx.tenantId, documentId, day, readerId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Who has opened a document on which day, latest first. */
const findReads = (tx: Tx, documentId: number, limit: number) =>
  tx
    .selectFrom("documentReads as r")
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "r.readerId"),
    )
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.documentId", "=", documentId)
    .select(["r.day", "r.readerId", fullName("by").as("readerName")])
    .orderBy("r.day", "desc")
    .orderBy("r.readerId", "desc")
    .limit(limit)
    .execute();
