import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

const months = (tx: Tx) => sql`(
  select make_interval(months => t.probation_months) from tenants as t
  where t.id = ${tx.tenantId} and t.probation_months > 0)`;

/** The last day of employee e's probation, if their employment status says that they are on it and the company has a length for it. */
export const lastDayOfProbation = (tx: Tx) => sql<string | null>`
  case when e.employment_status = 'Probation' then (e.start_date + ${months(tx)} - interval '1 day')::date end`;

/** Whether employee e's probation ends by a day; their first day is compared as well, as that is what the index is by. */
export const probationEndsBy = (tx: Tx, until: string) => sql<boolean>`
  e.employment_status = 'Probation' and e.is_active
    -- Months differ by up to three days.
    and e.start_date <= (${until}::date + 4 - ${months(tx)})::date
    and ${lastDayOfProbation(tx)} <= ${until}::date`;
