import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { isKnown } from "./announced.ts";
import { asDate, type Day } from "./dated.ts";
import { isRecorded } from "./known-then.ts";

// Days on which a headship or own line begins, or ended the day before. Moves are left out: a large company has them daily.

/** Each row by its first day and the day after its last. */
const ends = [
  { table: "department_headships", column: "date_from", later: 0 },
  { table: "department_headships", column: "date_to", later: 1 },
  { table: "employee_lines", column: "date_from", later: 0 },
  { table: "employee_lines", column: "date_to", later: 1 },
] as const;

type End = (typeof ends)[number];

interface Wanted {
  which: (column: RawBuilder<string>, later: RawBuilder<number>) => RawBuilder<boolean>;
  order: "asc" | "desc";
}

/** The first or last day of change under a condition; each kind is read by index up to one row. */
const changeDay = (tx: Tx, { which, order }: Wanted): RawBuilder<string | null> => {
  const found = ({ table, column, later }: End) => {
    const [day, days] = [sql.ref<string>(`row.${column}`), sql.lit(later)];
    return sql`(
      select ${day} + ${days} as day from ${sql.table(table)} as row
      where row.tenant_id = ${tx.tenantId} and ${isRecorded(tx, "row")} and ${isKnown(tx, "row")} and ${which(day, days)}
      order by ${day} ${sql.raw(order)} limit 1)`;
  };
  return sql`(
    select ${sql.raw(order === "asc" ? "min" : "max")}(change.day)
    from (${sql.join(ends.map(found), sql` union all `)}) as change)`;
};

/** Null if there is none; SQL to be selected. */
export const changeBefore = (tx: Tx, day: Day) =>
  changeDay(tx, {
    which: (column, later) => sql`${column} < ${asDate(day)} - ${later}`,
    order: "desc",
  });

export const changeAfter = (tx: Tx, day: Day) =>
  changeDay(tx, {
    which: (column, later) => sql`${column} > ${asDate(day)} - ${later}`,
    order: "asc",
  });

/** The first day of change per month, as rows (`day`); months without one are left out. */
export const changeByMonth = (tx: Tx, from: string, to: string): RawBuilder<{ day: string }> => {
  const first = changeDay(tx, {
    which: (column, later) =>
      sql`${column} >= month.begins - ${later} and ${column} < month.ends - ${later}`,
    order: "asc",
  });
  return sql`(
    select first.day from (
      select step::date as begins, least((step + interval '1 month')::date, ${to}::date + 1) as ends
      from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 month') as step) as month
    cross join lateral ${first} as first (day)
    where first.day is not null)`;
};
