import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";

/** The sender of a message; undefined once it has been read. */
export const findUnreadSender = (tx: Tx, feedbackId: number) =>
  tx
    .selectFrom("feedback as f")
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "f.senderId"),
    )
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.id", "=", feedbackId)
    .where("f.readAt", "is", null)
    .select(fullName("by").as("name"))
    .executeTakeFirst();

/** The reporting recipient; undefined once the report is resolved. */
export const findReporter = (tx: Tx, feedbackId: number) =>
  tx
    .selectFrom("feedbackReports as r")
    .innerJoin("feedback as f", (join) =>
      join.on("f.tenantId", "=", tx.tenantId).onRef("f.id", "=", "r.feedbackId"),
    )
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "f.receiverId"),
    )
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.feedbackId", "=", feedbackId)
    .where("r.resolvedAt", "is", null)
    .select(fullName("by").as("name"))
    .executeTakeFirst();
