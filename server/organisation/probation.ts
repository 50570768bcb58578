import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

const months = (tx: Tx) => sql`(
  select make_interval(months => t.probation_months) from tenants as t
  where t.id = ${tx.tenantId} and t.probation_months > 0)`;

/** Null unless the status is probation and the company has a length for it. */
export const lastDayOfProbation = (tx: Tx) => sql<string | null>`
  case when e.employment_status = 'Probation' then (e.start_date + ${months(tx)} - interval '1 day')::date end`;

/** Also compares the first day, the key of the index. */
export const probationEndsBy = (tx: Tx, until: string) => sql<boolean>`
  e.employment_status = 'Probation' and e.is_active
    -- Months differ by up to three days.
    and e.start_date <= (${until}::date + 4 - ${months(tx)})::date
    and ${lastDayOfProbation(tx)} <= ${until}::date`;
