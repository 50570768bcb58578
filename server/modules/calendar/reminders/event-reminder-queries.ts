import { sql } from "kysely";
import type { DirectoryTx, Tx } from "#server/db/database.ts";

interface Days {
  from: string;
  to: string;
}

/** The next companies, by id, with an event on these days of which not everyone has been reminded; none at the end. */
export async function findTenantsWithEvents(
  db: DirectoryTx,
  after: string,
  { from, to }: Days,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.tenants_with_events_to_remind(${after}::uuid, ${from}::date, ${to}::date) as id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The work events of these days of which not everyone has been reminded. */
const toRemind = (tx: Tx, { from, to }: Days) =>
  tx
    .selectFrom("calendarEvents as c")
    .innerJoin("tenants as t", "t.id", "c.tenantId")
    .where("c.tenantId", "=", tx.tenantId)
    .where("c.eventDate", ">=", from)
    .where("c.eventDate", "<=", to)
    .where(
      sql<boolean>`c.removed_at is null and c.event_type = 1
        and (c.day_reminded_to is not null or c.hour_reminded_to is not null)`,
    )
    .select(["c.id", "c.eventName", "c.eventDate", "c.eventTime"])
    .select(["c.dayRemindedTo", "c.hourRemindedTo", "t.timeZone"]);
export type EventToRemind = Awaited<ReturnType<ReturnType<typeof toRemind>["execute"]>>[number];

/** Some of those events, by id, after an id. */
export const findToRemind = (tx: Tx, days: Days, after: number, limit: number) =>
  toRemind(tx, days).where("c.id", ">", after).orderBy("c.id").limit(limit).execute();

/** Locks one of those events; undefined if it is not one, or no longer, or another server is at it. */
export const lockToRemind = (tx: Tx, days: Days, id: number) =>
  toRemind(tx, days).where("c.id", "=", id).forUpdate("c").skipLocked().executeTakeFirst();

/** The next employees after an id who can sign in. */
export async function findRecipients(tx: Tx, after: number, limit: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", ">", after)
    .where("e.isActive", "=", true)
    .where("e.employeeStatus", "=", "approved")
    .select("e.id")
    .orderBy("e.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** How far the reminders of an event have come: the id of the last employee reminded, null once they are done. */
type Reached = Partial<Pick<EventToRemind, "dayRemindedTo" | "hourRemindedTo">>;

/** Stores how far the reminders of an event have come. */
export const saveReached = (tx: Tx, id: number, reached: Reached) =>
  tx
    .updateTable("calendarEvents")
    .set(reached)
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();
