import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";

interface EventAt {
  eventId: number;
  eventDate: string;
  eventTime: string;
}

/** A work event at its notified time; undefined after a removal or a move. */
export const findEventForMail = (tx: Tx, event: EventAt) =>
  tx
    .selectFrom("calendarEvents as c")
    .innerJoin("tenants as t", "t.id", "c.tenantId")
    .where("c.tenantId", "=", tx.tenantId)
    .where("c.id", "=", event.eventId)
    .where("c.removedAt", "is", null)
    .where("c.eventType", "=", 1)
    .where("c.eventDate", "=", event.eventDate)
    .where("c.eventTime", "=", event.eventTime)
    .select(["c.eventName", "c.eventDate", "c.eventTime", "t.timeZone"])
    .executeTakeFirst();

/** An active employee's name; undefined unless the manager leads them on that day. */
export const findOccasionForMail = (
  tx: Tx,
  { employeeId, managerId, day }: { employeeId: number; managerId: number; day: string },
) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .where(sql<boolean>`e.is_active`)
    .where(sql<boolean>`${managerId}::bigint = ${managerOf(tx, employeeId, day)}`)
    .select(fullName("e").as("employeeName"))
    .executeTakeFirst();
