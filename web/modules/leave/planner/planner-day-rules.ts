import type { PlannedDayRule } from "#contract/leave/planning/day-rules.ts";
import type { LeavePlan } from "#contract/leave/planning/planner.ts";
import { proseDays, proseWeekday } from "#web/ui/format/dates.ts";
import { daysOf } from "./planner-days.ts";
import { text } from "./planner-text.ts";

type Person = Pick<LeavePlan["people"][number], "department">;
type Plan = Pick<LeavePlan, "from" | "to" | "today" | "dayRules">;

/** The number of rules in words. */
const named = 5;

const isBlocked = ({ kind }: PlannedDayRule) => kind === "blocked";

/** The days of a plan that are blocked for a person's annual or unpaid leave. */
export function blockedDaysOf(plan: Plan, { department }: Person): string[] {
  const own = plan.dayRules.filter(
    (rule) =>
      isBlocked(rule) && (rule.department === null || rule.department.id === department?.id),
  );
  return daysOf(plan).filter((day) =>
    own.some(({ from, to }) => from <= day && (to === null || day <= to)),
  );
}

/** The place, days and reason of each blocking rule that touches the given days. */
export const blockedLines = (plan: Plan, { from, to }: { from: string; to: string } = plan) =>
  inShort(
    plan.dayRules
      .filter((rule) => isBlocked(rule) && rule.from <= to && (rule.to ?? to) >= from)
      .map((rule) =>
        text.blockedDays(
          proseDays(rule.from, rule.to ?? rule.from, plan.today),
          rule.department?.name ?? text.company,
          rule.reason,
        ),
      ),
  );

/** The place and days with too few at work; of several days, their number and the worst one. */
export const shortLines = (plan: Plan, { from, to }: { from: string; to: string } = plan) =>
  inShort(
    plan.dayRules.flatMap(({ staffing, department, minimum }) => {
      const days = staffing.filter(
        ({ date, atWork }) => date >= from && date <= to && atWork < (minimum ?? 0),
      );
      const [worst] = days.toSorted((one, other) => one.atWork - other.atWork);
      if (!worst) return [];
      const day = proseWeekday(worst.date, plan.today);
      const where = department?.name ?? text.company;
      return [text.shortDays(where, days.length, day, text.ofAtLeast(worst.atWork, minimum ?? 0))];
    }),
  );

/** A rule that sets a minimum. */
export interface MinimumRule extends PlannedDayRule {
  minimum: number;
}

/** The rules that set a minimum on working days of the plan. */
export const minimaOf = ({ dayRules }: Pick<Plan, "dayRules">): MinimumRule[] =>
  dayRules.flatMap((rule) =>
    rule.minimum !== null && rule.staffing.length > 0 ? [{ ...rule, minimum: rule.minimum }] : [],
  );

const inShort = (lines: readonly string[]): string[] =>
  lines.length > named
    ? [...lines.slice(0, named), text.moreRules(lines.length - named)]
    : [...lines];
