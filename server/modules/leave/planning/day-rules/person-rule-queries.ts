import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { isKnownToBegin, lastDayKnown } from "#server/organisation/known-places.ts";
import { departmentName } from "./day-rule-queries.ts";
import type { PersonDayRule } from "./person-day-rules.ts";

/**
 * The rules for days from one to another that concern an employee, as a value: those of the company, and those of a department while
 * they hold a position in it.
 */
export const dayRulesOf = (
  tx: Tx,
  employeeId: RawBuilder<number>,
  { from, to }: { from: string; to: string },
) => sql<PersonDayRule[]>`(
  select coalesce(json_agg(json_build_object('kind', x.kind, 'departmentId', x.department_id, 'department', ${departmentName},
    'from', x.date_from, 'to', x.date_to, 'heldFrom', held.date_from, 'heldTo', ${lastDayKnown(tx, "held")}, 'minimum', x.minimum,
    'reason', x.reason) order by x.date_from, x.id), '[]')
  from leave_day_rules as x
    left join position_assignments as held on held.tenant_id = ${tx.tenantId} and held.department_id = x.department_id
      and held.employee_id = ${employeeId} and held.retracted_at is null and ${isKnownToBegin(tx, "held")}
    left join departments as d on d.tenant_id = ${tx.tenantId} and d.id = x.department_id
  where x.tenant_id = ${tx.tenantId} and x.revoked_at is null and x.date_from <= ${to}::date
    and (x.date_to is null or x.date_to >= ${from}::date) and (x.department_id is null or held.employee_id is not null))`;
