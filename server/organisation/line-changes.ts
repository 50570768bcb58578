import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { isKnown } from "./announced.ts";
import { asDate, type Day } from "./dated.ts";
import { isRecorded } from "./known-then.ts";

// On which days who leads whom changes: a headship or a line of a person's own begins, or has ended the day before. People who join, move
// or leave change whom someone leads as well, in a large company every day: they are not among these days.

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

/** The first, or the last, day of change for which a condition holds; each kind is read from its index until one is found. */
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

/** The last day of change before a day, or null; SQL to be selected. */
export const changeBefore = (tx: Tx, day: Day) =>
  changeDay(tx, {
    which: (column, later) => sql`${column} < ${asDate(day)} - ${later}`,
    order: "desc",
  });

/** The first day of change after a day, or null; SQL to be selected. */
export const changeAfter = (tx: Tx, day: Day) =>
  changeDay(tx, {
    which: (column, later) => sql`${column} > ${asDate(day)} - ${later}`,
    order: "asc",
  });

/** The first day of change of each month between two days as rows (`day`), for months that have one; SQL to be selected from. */
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
