import { sql } from "kysely";
import { balanceOfLeaveType } from "#contract/codes/leave.ts";
import type { LeaveDatesCheck } from "#contract/leave/requests/new-request.ts";
import type { LeaveOutlook } from "#contract/leave/requests/outlook.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import type { CompanyDays } from "#server/modules/holidays/index.ts";
import {
  activeManagerId,
  findVisibleEmployee,
  reviewersOf,
  standInId,
  superadminIds,
} from "#server/modules/leave/access.ts";
import { balanceSources } from "#server/modules/leave/balances/balance-sources.ts";
import { type BalanceSources, balanceOf } from "#server/modules/leave/balances/balances.ts";
import { withOwnType } from "#server/modules/leave/own-types/own-balances.ts";
import { shortDays, worstOf } from "#server/modules/leave/planning/day-rules/shortfall.ts";
import { staffedDaysIn } from "#server/modules/leave/planning/day-rules/staffed-days.ts";
import type { RequestedDates } from "#server/modules/leave/rules/leave-days.ts";
import { daysBetween } from "#server/modules/leave/rules/working-days.ts";
import { isOfActive } from "#server/organisation/active-employees.ts";
import { comingLeadersOf, nextChangeIn } from "#server/organisation/coming-leaders.ts";
import { fullName } from "#server/organisation/names.ts";
import { teamOf } from "#server/organisation/reporting-line.ts";
import { companyRules, withoutReplaced } from "./date-check.ts";
import { nearestDates } from "./nearest-dates.ts";

/** Team absences, later balance and nearest dates for considered leave of the actor or a visible employee. */
export async function leaveOutlook(
  context: Context,
  { employeeId: given, replacesId, ...asked }: LeaveDatesCheck,
): Promise<LeaveOutlook> {
  const { tx, actor, today } = context;
  const employeeId = given ?? actor.employeeId;
  const isOwn = employeeId === actor.employeeId;
  if (!isOwn && !(await findVisibleEmployee(tx, context, employeeId)))
    throw new AppError("not_found");
  const [away, decides, found] = await Promise.all([
    findTeamAway(tx, employeeId, asked),
    isOwn ? decidesFor(context, asked.startDate) : null,
    balanceSources(context, employeeId, asked),
  ]);
  const { stated, ...sources } = withoutReplaced(found, replacesId);
  const requested = withOwnType({ ...asked, parental: asked.parental ?? stated }, sources.ownTypes);
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
    decides,
    holidays: holidaysIn(rules, asked),
    byThen: byThen(requested, sources, today),
    staffing: worstOf(await shortDays(tx, staffed, rules.calendar)),
    nearest: nearestDates(requested, { ...sources, isBooking: !isOwn, day: today }, rules),
  };
}

/** Who decides on the actor's leave: their active manager, or else the super administrators; null if it is approved at once. */
async function decidesFor(
  { tx, actor, today }: Pick<Context, "tx" | "actor" | "today">,
  startDate: string,
): Promise<LeaveOutlook["decides"]> {
  const { employeeId } = actor;
  const [reviewers, leaders] = await Promise.all([
    tx
      .selectFrom("employees as e")
      .where("e.tenantId", "=", tx.tenantId)
      .where("e.id", "=", employeeId)
      .select("e.id")
      .select(activeManagerId(tx, { today }).as("managerId"))
      .select(standInId(tx, { today }).as("standInId"))
      .select(superadminIds(tx).as("superadminIds"))
      .executeTakeFirstOrThrow(),
    comingLeadersOf(tx, [{ employeeId, from: today }]),
  ]);
  if (reviewersOf(reviewers, reviewers.superadminIds).length === 0) return null;
  const ofActor = leaders.get(employeeId) ?? [];
  const manager = ofActor[0]?.manager;
  return {
    name: manager && manager.id === reviewers.managerId ? manager.name : null,
    next: nextChangeIn(ofActor, { today, until: startDate }),
  };
}

/** The company's holidays from a first to a last day; none in more days than leave can have. */
function holidaysIn(
  { calendar, policy }: { calendar: CompanyDays; policy: { maxDays: number } },
  { startDate, endDate }: { startDate: string; endDate: string },
): LeaveOutlook["holidays"] {
  if (daysBetween(startDate, endDate) > policy.maxDays) return [];
  const [first, last] = [Number(startDate.slice(0, 4)), Number(endDate.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return years
    .flatMap((year) => calendar.listOf(year))
    .filter(({ date }) => date >= startDate && date <= endDate)
    .map(({ date, name }) => ({ date, name }));
}

const shown = 2;

/** The first absence of each other team member in these days, with their number and without the type. */
function findTeamAway(
  tx: Tx,
  employeeId: number,
  { startDate, endDate }: { startDate: string; endDate: string },
) {
  const absences = tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", sql.lit("approved"))
    .where("r.endDate", ">=", startDate)
    .where("r.startDate", "<=", endDate)
    .where("r.employeeId", "in", teamOf(tx, employeeId, startDate))
    .where(isOfActive(tx, "r.employee_id"))
    .distinctOn("r.employeeId")
    .select(["r.id", "r.employeeId", "r.startDate", "r.endDate"])
    .orderBy("r.employeeId")
    .orderBy("r.startDate");
  const first = tx
    .selectFrom(absences.as("a"))
    .select(["a.id", "a.employeeId", "a.startDate", "a.endDate"])
    .select(sql<number>`count(*) over ()`.as("total"))
    .orderBy("a.startDate")
    .orderBy("a.id")
    .limit(shown);
  return tx
    .selectFrom(first.as("f"))
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "f.employeeId"),
    )
    .select(["f.id", "f.employeeId", "f.startDate", "f.endDate", "f.total"])
    .select(fullName("e").as("employeeName"))
    .orderBy("f.startDate")
    .orderBy("f.id")
    .execute();
}

/** The balance on the first day of leave, if a policy changes it until then; null otherwise. */
function byThen(
  { leaveType, startDate }: Pick<RequestedDates, "leaveType" | "startDate">,
  sources: BalanceSources,
  today: string,
): LeaveOutlook["byThen"] {
  const balance = balanceOfLeaveType[leaveType];
  // Time in lieu has no policy.
  if (balance === null || balance === "timeInLieu" || startDate <= today) return null;
  const leftOn = (day: string) => balanceOf(balance, sources, day).remainingIfApproved;
  const [remainingToday, remaining] = [leftOn(today), leftOn(startDate)];
  return remaining === remainingToday ? null : { date: startDate, remaining, remainingToday };
}
