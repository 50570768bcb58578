import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";

/** An active employee and their company, as a mail addresses them. */
const recipients = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("employees as r")
    .innerJoin("tenants as t", "t.id", "r.tenantId")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.id", "=", employeeId)
    .where(sql<boolean>`r.is_active`)
    .select(["r.email", "r.name", "r.employeeRole", "t.tenantName", "t.domainName", "t.timeZone"]);

interface EventAt {
  eventId: number;
  eventDate: string;
  eventTime: string;
}

/** What the mail about a work event says to someone; undefined if it was removed or moved, or they are deactivated. */
export const findEventForMail = (tx: Tx, recipientId: number, event: EventAt) =>
  recipients(tx, recipientId)
    .innerJoin("calendarEvents as c", (join) =>
      join.on("c.tenantId", "=", tx.tenantId).on("c.id", "=", event.eventId),
    )
    .where("c.removedAt", "is", null)
    .where("c.eventType", "=", 1)
    .where("c.eventDate", "=", event.eventDate)
    .where("c.eventTime", "=", event.eventTime)
    .select(["c.eventName", "c.eventDate", "c.eventTime"])
    .executeTakeFirst();

/** What the mail about an occasion says to a manager; undefined unless they still lead the employee on the day, and both are active. */
export const findOccasionForMail = (
  tx: Tx,
  { employeeId, managerId, day }: { employeeId: number; managerId: number; day: string },
) =>
  recipients(tx, managerId)
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).on("e.id", "=", employeeId),
    )
    .where(sql<boolean>`e.is_active`)
    .where(sql<boolean>`r.id = ${managerOf(tx, employeeId, day)}`)
    .select(fullName("e").as("employeeName"))
    .executeTakeFirst();
