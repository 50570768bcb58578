import { plusDays } from "#server/modules/leave/engine/day.ts";
import { dayOfLeave } from "#server/modules/leave/rules/leave-days.ts";
import type { Rules } from "#server/modules/leave/rules/leave-duration.ts";
import type { RequestedDates } from "#server/modules/leave/rules/requested-dates.ts";
import { daysBetween, partTaken } from "#server/modules/leave/rules/working-days.ts";
import { type PersonDayRule, partUnder } from "./person-day-rules.ts";
import type { StaffedDay } from "./shortfall.ts";

/** The days that some leave takes and on which a number of people should be at work. */
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
