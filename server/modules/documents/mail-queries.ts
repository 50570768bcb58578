import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";

/** The author of a document with a file; undefined after a removal. */
export const findUploader = (tx: Tx, documentId: number) =>
  tx
    .selectFrom("documents as f")
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "f.uploadedById"),
    )
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.id", "=", documentId)
    .where("f.storageKey", "is not", null)
    .where("f.removedAt", "is", null)
    .select(fullName("by").as("name"))
    .executeTakeFirst();

/** A document's expiry date and employee; undefined after a removal. */
export const findExpiring = (tx: Tx, documentId: number) =>
  tx
    .selectFrom("documents as f")
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "f.employeeId"),
    )
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.id", "=", documentId)
    .where("f.removedAt", "is", null)
    .select(["f.expiresOn as expiryDate", "f.employeeId", fullName("e").as("employeeName")])
    .executeTakeFirst();
