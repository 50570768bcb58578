import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { DueDays } from "#server/due/due.ts";

/** Each employee's next birthday and work anniversary from a day on; 29 February falls on the 28th otherwise. */
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

/** Birthdays and work anniversaries from seven in the morning, so that no mail comes at night. */
export const occasionDays: DueDays = {
  kind: "calendar.occasion",
  daysBefore: 0,
  fromHour: 7,
  days: comingOccasions,
};
