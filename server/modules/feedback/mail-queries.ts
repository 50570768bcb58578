import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";

/** What the mail about a message says to its recipient; undefined if it has been read, or the recipient is deactivated. */
export const findFeedbackForMail = (tx: Tx, feedbackId: number) =>
  tx
    .selectFrom("feedback as f")
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "f.receiverId"),
    )
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "f.senderId"),
    )
    .innerJoin("tenants as t", "t.id", "f.tenantId")
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.id", "=", feedbackId)
    .where("f.readAt", "is", null)
    .where(sql<boolean>`e.is_active`)
    .select(["e.email", "e.name", "e.employeeRole", "t.tenantName", "t.domainName"])
    .select(fullName("by").as("senderName"))
    .executeTakeFirst();

/** What the mail about a report says to a reviewer; undefined if it is resolved, or the reviewer is deactivated. */
export const findReportForMail = (tx: Tx, feedbackId: number, reviewerId: number) =>
  tx
    .selectFrom("feedbackReports as r")
    .innerJoin("feedback as f", (join) =>
      join.on("f.tenantId", "=", tx.tenantId).onRef("f.id", "=", "r.feedbackId"),
    )
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "f.receiverId"),
    )
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).on("e.id", "=", reviewerId),
    )
    .innerJoin("tenants as t", "t.id", "r.tenantId")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.feedbackId", "=", feedbackId)
    .where("r.resolvedAt", "is", null)
    .where(sql<boolean>`e.is_active`)
    .select(["e.email", "e.name", "e.employeeRole", "t.tenantName", "t.domainName"])
    .select(fullName("by").as("reporterName"))
    .executeTakeFirst();
