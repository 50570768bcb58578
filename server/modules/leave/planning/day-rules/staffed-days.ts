import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { plusDays } from "#server/modules/leave/engine/day.ts";
import { dayOfLeave, type RequestedDates } from "#server/modules/leave/rules/leave-days.ts";
import type { Rules } from "#server/modules/leave/rules/leave-duration.ts";
import { daysBetween, partTaken } from "#server/modules/leave/rules/working-days.ts";
import { departmentName } from "./day-rule-queries.ts";
import { type PersonDayRule, partUnder } from "./person-day-rules.ts";
import type { StaffedDay } from "./shortfall.ts";

/** The days of leave that have a minimum at work. */
export function staffedDaysIn(
  leave: RequestedDates,
  dayRules: readonly PersonDayRule[],
  rules: Rules,
): StaffedDay[] {
  if (daysBetween(leave.startDate, leave.endDate) > rules.policy.maxDays) return [];
  return dayRules.flatMap((rule) => {
    const { kind, departmentId, department, minimum } = rule;
    const part = kind === "staffing" ? partUnder(leave, rule) : undefined;
    if (!part || minimum === null) return [];
    return datesIn(part)
      .filter((date) => dayOfLeave(leave, date, rules).cost > 0)
      .map((date) => ({ departmentId, department, minimum, date, part: partTaken(leave, date) }));
  });
}

const datesIn = ({ startDate, endDate }: RequestedDates): string[] =>
  Array.from({ length: daysBetween(startDate, endDate) }, (_, n) => plusDays(startDate, n));

/** The days of a request (r) with a minimum at work in its first day's department (d) or the company. */
export const staffedDaysOf = (tx: Tx) => sql<StaffedDay[]>`(
  select coalesce(json_agg(json_build_object('departmentId', x.department_id, 'department', ${departmentName},
    'minimum', x.minimum, 'date', taken.day, 'part', case when r.start_date = taken.day and r.start_half = 'afternoon'
      or r.end_date = taken.day and r.end_half = 'morning' then 0.5 else 1 end)), '[]')
  from leave_day_rules as x
    join leave_days as taken on taken.tenant_id = ${tx.tenantId} and taken.leave_id = r.id
      and taken.day >= x.date_from and (x.date_to is null or taken.day <= x.date_to) and taken.cost > 0
  where x.tenant_id = ${tx.tenantId} and x.kind = 'staffing' and x.revoked_at is null
    and (x.department_id is null or x.department_id = d.id))`;
