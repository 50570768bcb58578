import type { LeaveDatesCheck } from "#contract/leave/leave.ts";
import type { LeaveOutlook } from "#contract/leave/requests/outlook.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { findVisibleEmployee } from "../access-queries.ts";
import { balanceSources } from "../balances/balance-sources.ts";
import { shortDays, worstOf } from "../planning/day-rules/shortfall.ts";
import { staffedDaysIn } from "../planning/day-rules/staffed-days.ts";
import { byThen } from "./by-then.ts";
import { companyRules } from "./company-rules.ts";
import { nearestDates } from "./nearest-dates.ts";
import { findTeamAway } from "./outlook-queries.ts";

/**
 * Who of an employee's team is away on the dates of leave that are considered for them, what they can ask for by then, and the nearest
 * dates that fit if these do not; for oneself, or for an employee whose leave one may see.
 */
export async function leaveOutlook(
  context: Context,
  { employeeId: given, ...requested }: LeaveDatesCheck,
): Promise<LeaveOutlook> {
  const { tx, actor, today } = context;
  const employeeId = given ?? actor.employeeId;
  const isOwn = employeeId === actor.employeeId;
  if (!isOwn && !(await findVisibleEmployee(tx, context, employeeId)))
    throw new AppError("not_found");
  const [away, sources] = await Promise.all([
    findTeamAway(tx, employeeId, requested),
    balanceSources(context, employeeId, requested),
  ]);
  const rules = await companyRules(context, requested.startDate, sources.patterns);
  const staffed = staffedDaysIn(requested, sources.dayRules, rules);
  return {
    teamAway: {
      items: away.map(({ employeeId: id, employeeName: name, total: _, ...absence }) => ({
        ...absence,
        employee: { id, name },
      })),
      total: away[0]?.total ?? 0,
    },
    byThen: byThen(requested, sources, today),
    staffing: worstOf(await shortDays(tx, staffed, rules.calendar)),
    nearest: nearestDates(requested, { ...sources, isBooking: !isOwn, day: today }, rules),
  };
}
