import { type RawBuilder, sql } from "kysely";
import { blockableTypes, type DayRuleKind } from "#contract/codes/leave.ts";
import type { BlockedDays } from "#contract/codes/leave-eligibility.ts";
import type { Tx } from "#server/db/database.ts";
import { later } from "#server/modules/leave/engine/day.ts";
import type { RequestedDates } from "#server/modules/leave/rules/leave-days.ts";
import { leaveDuration, type Rules } from "#server/modules/leave/rules/leave-duration.ts";
import { isKnownToBegin, lastDayKnown } from "#server/organisation/known-places.ts";
import { departmentName } from "./day-rule-queries.ts";

/** A rule for an employee, from the company or from a department during their position in it. */
export interface PersonDayRule {
  kind: DayRuleKind;
  departmentId: number | null;
  department: string | null;
  from: string;
  to: string | null;
  /** The position's first and last day; null for the company, or without an end. */
  heldFrom: string | null;
  heldTo: string | null;
  minimum: number | null;
  reason: string;
}

/** The part of leave under a rule; undefined if they share no days. */
export function partUnder(
  leave: RequestedDates,
  { from, to, heldFrom, heldTo }: PersonDayRule,
): RequestedDates | undefined {
  const startDate = [from, heldFrom ?? from].reduce(later, leave.startDate);
  const endDate = [to, heldTo].reduce<string>(
    (last, one) => (one !== null && one < last ? one : last),
    leave.endDate,
  );
  if (endDate < startDate) return undefined;
  const { startHalf, endHalf, leaveType, ownType } = leave;
  return {
    leaveType,
    ...(ownType && { ownType }),
    startDate,
    endDate,
    ...(startHalf && startDate === leave.startDate && { startHalf }),
    ...(endHalf && endDate === leave.endDate && { endHalf }),
  };
}

/** The first rule that blocks a day of the leave, with the field to change. */
export function blockedDaysIn(
  leave: RequestedDates,
  dayRules: readonly PersonDayRule[],
  rules: Rules,
): { blocked: BlockedDays; field: "startDate" | "endDate" } | undefined {
  if (!blockableTypes.includes(leave.leaveType)) return undefined;
  for (const rule of dayRules) {
    const part = rule.kind === "blocked" ? partUnder(leave, rule) : undefined;
    if (!part || leaveDuration(part, rules) === 0) continue;
    const { from, to, department, reason } = rule;
    return {
      blocked: { startDate: from, endDate: to ?? from, department, reason },
      field: part.startDate === leave.startDate ? "startDate" : "endDate",
    };
  }
  return undefined;
}

/** An employee's rules between two days, as an SQL value: the company's, and each department's during a position in it. */
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
