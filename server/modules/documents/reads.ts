import type { DocumentRead } from "#contract/documents.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { fullName } from "#server/organisation/names.ts";
import { type Reader, visibleDocuments } from "./queries.ts";

/** The limit of the list of readers. */
const maxReads = 200;

/** The present file of a visible document, if it has one. Throws `not_found`. */
export async function getVisible(context: Context, id: number) {
  const document = await findFile(context, id);
  if (!document) throw new AppError("not_found");
  return document;
}

/** The named version, or else the present one. Records the read, except for one's own documents. */
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

/** Other readers of a document, latest first. */
export async function listReads(context: Context, id: number): Promise<DocumentRead[]> {
  await getVisible(context, id);
  const found = await findReads(context.tx, id, maxReads);
  return found.map(({ day, readerId, readerName }) => ({
    by: { id: readerId, name: readerName },
    day,
  }));
}

const findFile = (reader: Reader, id: number) =>
  visibleDocuments(reader)
    .where("f.id", "=", id)
    .select(["f.employeeId", "f.version", "f.storageKey", "f.sha256", "f.fileName"])
    .select(["f.contentType", "f.fileSizeBytes"])
    .executeTakeFirst();

const findFormerFile = (tx: Tx, id: number, version: number) =>
  tx
    .selectFrom("documentVersions")
    .where("tenantId", "=", tx.tenantId)
    .where("documentId", "=", id)
    .where("version", "=", version)
    .select(["storageKey", "sha256", "fileName", "contentType", "fileSizeBytes"])
    .executeTakeFirst();

/** Records a reader's documents, once each a day. Needs at least one id. */
export const insertReads = (tx: Tx, ids: readonly number[], readerId: number, day: string) =>
  tx
    .insertInto("documentReads")
    .values(ids.map((documentId) => ({ tenantId: tx.tenantId, documentId, day, readerId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

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
