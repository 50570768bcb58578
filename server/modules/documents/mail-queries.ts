import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";

/** What the mail about a new document says to the employee; undefined if the document has been removed. */
export const findDocumentForMail = (tx: Tx, documentId: number) =>
  tx
    .selectFrom("documents as f")
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "f.employeeId"),
    )
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "f.uploadedById"),
    )
    .innerJoin("tenants as t", "t.id", "f.tenantId")
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.id", "=", documentId)
    .where("f.storageKey", "is not", null)
    .where("f.removedAt", "is", null)
    .select(["e.email", "e.name", "e.employeeRole", "t.tenantName", "t.domainName"])
    .select(fullName("by").as("uploadedByName"))
    .executeTakeFirst();

/** What the mail about a document that expires says to its recipient; undefined if the document has been removed. */
export const findExpiryForMail = (tx: Tx, documentId: number, recipientId: number) =>
  tx
    .selectFrom("documents as f")
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "f.employeeId"),
    )
    .innerJoin("employees as to", (join) =>
      join.on("to.tenantId", "=", tx.tenantId).on("to.id", "=", recipientId),
    )
    .innerJoin("tenants as t", "t.id", "f.tenantId")
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.id", "=", documentId)
    .where("f.removedAt", "is", null)
    .select(["f.expiresOn as expiryDate", "f.employeeId as aboutId", fullName("e").as("aboutName")])
    .select(["to.email", "to.name", "to.employeeRole as recipientRole"])
    .select(["t.tenantName", "t.domainName"])
    .executeTakeFirst();
