import { sql } from "kysely";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { mayGainPeople } from "#server/organisation/coming-people.ts";
import { fullName } from "#server/organisation/names.ts";
import { leadsOrStandsIn } from "#server/organisation/stand-ins.ts";
import type { Days } from "./away-queries.ts";

/** The newest, found in an index; only these are looked up. */
export const findUnreadFeedback = (tx: Tx, receiverId: number, limit: number) => {
  const first = tx
    .selectFrom("feedback as f")
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.receiverId", "=", receiverId)
    .where("f.readAt", "is", null)
    .select(["f.id", sql<number>`count(*) over ()`.as("total")])
    .orderBy("f.createdAt", "desc")
    .orderBy("f.id", "desc")
    .limit(limit);
  return tx
    .selectFrom(first.as("first"))
    .innerJoin("feedback as f", (join) =>
      join.on("f.tenantId", "=", tx.tenantId).onRef("f.id", "=", "first.id"),
    )
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "f.senderId"),
    )
    .select(["f.id", "f.senderId", fullName("e").as("senderName"), "f.title", "f.createdAt"])
    .select("first.total")
    .orderBy("f.createdAt", "desc")
    .orderBy("f.id", "desc")
    .execute();
};

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

/** Whether the actor leads people or stands in, and whether people may come to them; not asked about a super administrator. */
export async function findLeading({ tx, actor, today }: Pick<Context, "tx" | "actor" | "today">) {
  const { employeeId, isSuperadmin } = actor;
  if (isSuperadmin) return { hasPeople: true, mayGain: true };
  const { rows } = await sql<{ hasPeople: boolean; mayGain: boolean }>`
    select ${leadsOrStandsIn(tx, employeeId, today)} as has_people, ${mayGainPeople(tx, employeeId, today)} as may_gain`.execute(
    tx,
  );
  return rows[0] ?? { hasPeople: false, mayGain: false };
}
