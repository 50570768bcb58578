import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import type { Days } from "./away-queries.ts";

export const findUnreadFeedback = (tx: Tx, receiverId: number, limit: number) =>
  tx
    .selectFrom("feedback as f")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "f.tenantId").onRef("e.id", "=", "f.senderId"),
    )
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.receiverId", "=", receiverId)
    .where("f.readAt", "is", null)
    .select([
      "f.id",
      "f.senderId",
      fullName("e").as("senderName"),
      "f.title",
      "f.createdAt",
      sql<number>`count(*) over ()`.as("total"),
    ])
    .orderBy("f.createdAt", "desc")
    .orderBy("f.id", "desc")
    .limit(limit)
    .execute();

const workEvent = 1;

export const findWorkEvents = (tx: Tx, { from, to }: Days, limit: number) =>
  tx
    .selectFrom("calendarEvents as c")
    .where("c.tenantId", "=", tx.tenantId)
    .where("c.eventType", "=", workEvent)
    .where("c.removedAt", "is", null)
    .where("c.eventDate", ">=", from)
    .where("c.eventDate", "<=", to)
    .select(["c.id", "c.eventName as name", "c.eventDate as date", "c.eventTime as time"])
    .orderBy("c.eventDate")
    .orderBy("c.eventTime")
    .orderBy("c.id")
    .limit(limit)
    .execute();
