import { maxPlanned } from "#contract/codes/leave.ts";
import type { LeavePlan, LeavePlanQuery } from "#contract/leave/planning/planner.ts";
import type { Context } from "#server/context.ts";
import { companyDays } from "#server/modules/holidays/index.ts";
import { companyPattern } from "#server/modules/leave/rules/working-days.ts";
import { planDayRules } from "../day-rules/planned-day-rules.ts";
import { ownDays } from "./own-days.ts";
import { findPlannedPeople, listPlannedLeave } from "./planner-queries.ts";

/** The leave of those whose leave the actor may see, over whole weeks from the one with the day that is asked for. */
export async function planLeave(context: Context, query: LeavePlanQuery): Promise<LeavePlan> {
  const { tx, today } = context;
  const { departmentId, page, weeks } = query;
  const monday = mondayOf(query.from ?? today);
  const from = monday.toString();
  const to = monday.add({ weeks }).subtract({ days: 1 }).toString();
  const limit = maxPlanned.people;
  const [people, calendar] = await Promise.all([
    findPlannedPeople(tx, context, { departmentId, offset: (page - 1) * limit, limit }),
    companyDays(context),
  ]);
  const ids = people.map(({ id }) => id);
  const departmentIds = [...new Set(people.flatMap((one) => one.departmentId ?? []))];
  const [rows, dayRules] = await Promise.all([
    ids.length > 0 ? listPlannedLeave(tx, ids, { from, to }) : [],
    planDayRules(tx, { departmentIds, from, to }, calendar),
  ]);
  const leaveOf = Map.groupBy(rows, ({ employeeId }) => employeeId);
  const pattern = companyPattern(calendar.workMinutes);
  const days = Array.from({ length: weeks * 7 }, (_, n) => monday.add({ days: n }));
  const dates = days.map((day) => day.toString());
  return {
    today,
    from,
    to,
    freeDays: days.flatMap((day) => {
      const date = day.toString();
      const holiday = calendar.holidayOn(date) ?? null;
      return holiday === null && pattern.shareWorkedOn(day.dayOfWeek) > 0
        ? []
        : [{ date, holiday }];
    }),
    dayRules,
    people: people.map(({ id, name, departmentId: inId, departmentName, patterns }) => ({
      id,
      name,
      department: inId === null ? null : { id: inId, name: departmentName ?? "" },
      ...ownDays(patterns, calendar, dates),
      leave: (leaveOf.get(id) ?? []).map(({ duration, employeeId: _, ...leave }) => ({
        ...leave,
        leaveDuration: duration,
      })),
    })),
    total: people[0]?.total ?? 0,
    everyone: people[0]?.everyone ?? 0,
  };
}

function mondayOf(date: string): Temporal.PlainDate {
  const day = Temporal.PlainDate.from(date);
  return day.subtract({ days: day.dayOfWeek - 1 });
}
