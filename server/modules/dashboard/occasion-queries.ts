import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { teammateIds } from "./team-queries.ts";

/** The day of the year of a date: "02-28". */
const dayOfYear = (column: "date_of_birth" | "start_date") =>
  sql<string>`to_char(e.${sql.raw(column)}, 'MM-DD')`;

/** Active people for whom one of these days of the year comes round; dates of the year 0001 stand for none. */
const people = (tx: Tx, column: "date_of_birth" | "start_date", daysOfYear: readonly string[]) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.isActive", "=", true)
    .where(sql<boolean>`e.${sql.raw(column)} >= '0002-01-01'`)
    .where(sql<boolean>`${dayOfYear(column)} = any(${daysOfYear}::text[])`)
    .select(["e.id as employeeId", fullName("e").as("employeeName"), dayOfYear(column).as("day")]);

/** Birthdays and work anniversaries on these days of the year, in their order, and how many there are. */
export const findOccasions = (
  tx: Tx,
  { today, daysOfYear }: { today: string; daysOfYear: readonly string[] },
  limit: number,
) => {
  const birthdays = people(tx, "date_of_birth", daysOfYear).select([
    sql<"birthday" | "anniversary">`'birthday'`.as("kind"),
    sql<number | null>`null::int`.as("startYear"),
  ]);
  const anniversaries = people(tx, "start_date", daysOfYear)
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

/** Birthdays in somebody's team on these days of the year, in their order. */
export const findTeamBirthdays = (
  tx: Tx,
  employeeId: number,
  daysOfYear: readonly string[],
  limit: number,
) =>
  people(tx, "date_of_birth", daysOfYear)
    .where("e.id", "in", teammateIds(tx, employeeId))
    .orderBy(sql`array_position(${daysOfYear}::text[], ${dayOfYear("date_of_birth")})`)
    .orderBy("e.id")
    .limit(limit)
    .execute();
