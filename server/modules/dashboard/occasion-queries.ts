import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { teamOf } from "#server/organisation/reporting-line.ts";

/** Active employees with a birthday or a work anniversary on one of these days of the year. */
const peopleBy = (
  tx: Tx,
  column: "e.birthDay" | "e.anniversaryDay",
  daysOfYear: readonly string[],
) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.isActive", "=", true)
    .where(column, "=", sql<string>`any(${daysOfYear}::text[])`)
    .select([
      "e.id as employeeId",
      fullName("e").as("employeeName"),
      sql<string>`${sql.ref(column)}`.as("day"),
    ]);

/** Birthdays and work anniversaries on these days of the year, in the order given, with their total. */
export const findOccasions = (
  tx: Tx,
  { today, daysOfYear }: { today: string; daysOfYear: readonly string[] },
  limit: number,
) => {
  const birthdays = peopleBy(tx, "e.birthDay", daysOfYear).select([
    sql<"birthday" | "anniversary">`'birthday'`.as("kind"),
    sql<number | null>`null::int`.as("startYear"),
  ]);
  const anniversaries = peopleBy(tx, "e.anniversaryDay", daysOfYear)
    .where("e.startDate", "<", today)
    .select([
      sql<"birthday" | "anniversary">`'anniversary'`.as("kind"),
      sql<number | null>`extract(year from e.start_date)::int`.as("startYear"),
    ]);
  return tx
    .selectFrom(birthdays.unionAll(anniversaries).as("o"))
    .select(["o.employeeId", "o.employeeName", "o.day", "o.kind", "o.startYear"])
    .select(sql<number>`count(*) over ()`.as("total"))
    .orderBy(sql`array_position(${daysOfYear}::text[], o.day)`)
    .orderBy("o.employeeName")
    .orderBy("o.employeeId")
    .limit(limit)
    .execute();
};

/** Birthdays in an employee's team on these days of the year, in the order given. */
export const findTeamBirthdays = (
  tx: Tx,
  { employeeId, today }: { employeeId: number; today: string },
  daysOfYear: readonly string[],
  limit: number,
) =>
  peopleBy(tx, "e.birthDay", daysOfYear)
    .where("e.id", "in", teamOf(tx, employeeId, today))
    .orderBy(sql`array_position(${daysOfYear}::text[], e.birth_day)`)
    .orderBy("e.id")
    .limit(limit)
    .execute();
