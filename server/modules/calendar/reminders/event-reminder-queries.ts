import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { DueDays } from "#server/due/due.ts";

/** The days of work events, first looked at when the day before begins; one at a time, as each reminds everyone. */
export const eventDays: DueDays = {
  kind: "calendar.event",
  daysBefore: 1,
  atOnce: 1,
  days: (tx) => sql`
    select c.id as about, c.event_date as on_day from calendar_events as c
    where c.tenant_id = ${tx.tenantId} and c.event_type = 1 and c.removed_at is null`,
};

export const findEventToRemind = (tx: Tx, id: number) =>
  tx
    .selectFrom("calendarEvents")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .select(["id", "eventName", "eventDate", "eventTime"])
    .executeTakeFirstOrThrow();
export type EventToRemind = Awaited<ReturnType<typeof findEventToRemind>>;

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
