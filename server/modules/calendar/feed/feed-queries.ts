import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { teamOf } from "#server/organisation/reporting-line.ts";

/** The reader of an address with their right to read. A deactivation ends an address for good, even after a reactivation. */
export const findReader = (tx: Tx, tokenHash: string) =>
  tx
    .selectFrom("calendarFeeds as f")
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "f.employeeId"),
    )
    .innerJoin("tenants as t", "t.id", "f.tenantId")
    .where("f.tenantId", "=", tx.tenantId)
    .where("f.tokenHash", "=", tokenHash)
    .where(
      sql<boolean>`not exists (
        select from story as s where s.tenant_id = ${tx.tenantId} and s.subject_kind = 'employee'
          and s.subject_id = f.employee_id and s.kind = 'deactivated' and s.recorded_at >= f.created_at)`,
    )
    .select(["e.id", "e.isActive", "e.employeeStatus", "t.ownerEmployeeId", "t.registeredAt"])
    .select(["t.suspendedAt", "t.timeZone", "t.tenantName"])
    .executeTakeFirst();

interface Days {
  from: string;
  to: string;
}

/** Includes removed events. */
export const findFeedEvents = (tx: Tx, { from, to }: Days, limit: number) =>
  tx
    .selectFrom("calendarEvents")
    .where("tenantId", "=", tx.tenantId)
    .where("eventDate", ">=", from)
    .where("eventDate", "<=", to)
    .select(["id", "eventName", "eventDescription", "eventDate", "eventTime"])
    .select(["version", "updatedAt", "removedAt"])
    .orderBy("eventDate")
    .orderBy("eventTime")
    .orderBy("id")
    .limit(limit)
    .execute();

/** An employee's own leave in these days that is or was approved. */
export const findOwnLeave = (tx: Tx, employeeId: number, { from, to }: Days, limit: number) =>
  tx
    .selectFrom("leaveRequests")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", employeeId)
    .where("leaveStatus", "in", ["approved", "cancelled"])
    .where("endDate", ">=", from)
    .where("startDate", "<=", to)
    .select(["id", "startDate", "endDate", "startHalf", "endHalf", "leaveStatus", "version"])
    .orderBy("startDate")
    .limit(limit)
    .execute();

/** Birthdays in an employee's team, as days of the year only. */
export const findTeamBirthdays = (tx: Tx, employeeId: number, today: string, limit: number) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.isActive", "=", true)
    .where("e.birthDay", "is not", null)
    .where("e.id", "in", teamOf(tx, employeeId, today))
    .select(["e.id", fullName("e").as("name"), sql<string>`e.birth_day`.as("day")])
    .orderBy("e.sortName")
    .orderBy("e.id")
    .limit(limit)
    .execute();
