import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";

/** The author of a document that has a file; undefined once it has been removed. */
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

/** A document's expiry date and employee; undefined once it has been removed. */
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
