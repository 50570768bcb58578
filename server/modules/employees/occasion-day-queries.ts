import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { DueDays } from "#server/due/due.ts";

/** The next birthday and day of the first day of work of everyone in a table of employees, from a day on; 29 February on the 28th of a year without. */
export const comingOccasions = (
  tx: Tx,
  from: RawBuilder<string>,
  table = "employees",
): RawBuilder<unknown> => sql`
  select e.id as about, coming.day as on_day
  from ${sql.table(table)} as e
  cross join lateral (values (e.date_of_birth), (e.start_date)) as first (day)
  cross join lateral (
    select (first.day + make_interval(years => years.passed))::date as day
    from generate_series(0, 1) as later (years),
      lateral (select (extract(year from ${from}) - extract(year from first.day))::int + later.years as passed) as years
    where (first.day + make_interval(years => years.passed))::date >= ${from}
    order by day limit 1) as coming
  where e.tenant_id = ${tx.tenantId}`;

/** The birthdays and work anniversaries of employees, each looked at from seven in the morning, so that no mail comes in the night. */
export const occasionDays: DueDays = {
  kind: "calendar.occasion",
  daysBefore: 0,
  fromHour: 7,
  days: comingOccasions,
};
