import type { Tx } from "#server/context.ts";
import { fullName } from "#server/organisation/names.ts";
import { type Reader, visibleDocuments } from "./queries.ts";

/** The present file of a document that is visible to the reader; its key is missing while the document waits for it. */
export const findFile = (reader: Reader, id: number) =>
  visibleDocuments(reader)
    .where("f.id", "=", id)
    .select(["f.employeeId", "f.version", "f.storageKey", "f.sha256", "f.fileName"])
    .select(["f.contentType", "f.fileSizeBytes"])
    .executeTakeFirst();

export const findFormerFile = (tx: Tx, id: number, version: number) =>
  tx
    .selectFrom("documentVersions")
    .where("tenantId", "=", tx.tenantId)
    .where("documentId", "=", id)
    .where("version", "=", version)
    .select(["storageKey", "sha256", "fileName", "contentType", "fileSizeBytes"])
    .executeTakeFirst();

export const insertReads = (tx: Tx, ids: readonly number[], readerId: number, day: string) =>
  tx
    .insertInto("documentReads")
    .values(ids.map((documentId) => ({ tenantId: tx.tenantId, documentId, day, readerId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const findReads = (tx: Tx, documentId: number, limit: number) =>
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
