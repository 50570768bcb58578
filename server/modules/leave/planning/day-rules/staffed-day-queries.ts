import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { departmentName } from "./day-rule-queries.ts";
import type { StaffedDay } from "./shortfall.ts";

/** The days that a request (r) takes and on which a number of people should be at work in the department (d) of its first day, or in the company. */
export const staffedDaysOf = (tx: Tx) => sql<StaffedDay[]>`(
  select coalesce(json_agg(json_build_object('departmentId', x.department_id, 'department', ${departmentName},
    'minimum', x.minimum, 'date', taken.day, 'part', case when r.start_date = taken.day and r.start_half = 'afternoon'
      or r.end_date = taken.day and r.end_half = 'morning' then 0.5 else 1 end)), '[]')
  from leave_day_rules as x
    join leave_days as taken on taken.tenant_id = ${tx.tenantId} and taken.leave_id = r.id
      and taken.day >= x.date_from and (x.date_to is null or taken.day <= x.date_to) and taken.cost > 0
  where x.tenant_id = ${tx.tenantId} and x.kind = 'staffing' and x.revoked_at is null
    and (x.department_id is null or x.department_id = d.id))`;
