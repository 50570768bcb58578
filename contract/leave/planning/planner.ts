import { z } from "zod";
import { maxPlanned } from "#contract/codes/leave.ts";
import { Id, inDigits, PersonName, PlainDate, QueryId } from "#contract/common.ts";
import { Leave } from "../requests/request.ts";
import { PlannedDayRule } from "./day-rules.ts";

const [firstDay, lastDay] = ["2000-01-01", "2199-12-31"];

export const LeavePlanQuery = z.strictObject({
  /** A day of the first week; today if left out. */
  from: PlainDate.refine(
    (day) => day >= firstDay && day <= lastDay,
    "Please enter a date between 2000 and 2199",
  ).optional(),
  weeks: inDigits(z.int().min(1).max(maxPlanned.weeks)).default(6),
  departmentId: QueryId.optional(),
  page: inDigits(z.int().min(1).max(10_000)).default(1),
});
export type LeavePlanQuery = z.output<typeof LeavePlanQuery>;

/** Approved or requested leave, without the texts about it. */
export const PlannedLeave = Leave.pick({
  id: true,
  leaveType: true,
  ownType: true,
  startDate: true,
  endDate: true,
  startHalf: true,
  endHalf: true,
  leaveDuration: true,
  leaveStatus: true,
});
export type PlannedLeave = z.infer<typeof PlannedLeave>;

/** People's leave over some weeks, from a Monday to a Sunday. */
export const LeavePlan = z.object({
  today: PlainDate,
  from: PlainDate,
  to: PlainDate,
  /** The company's days off; holidays have a name. */
  freeDays: z.array(z.object({ date: PlainDate, holiday: z.string().nullable() })),
  /** Rules for these days, for the company and these people's departments; at most fifty. */
  dayRules: z.array(PlannedDayRule),
  people: z.array(
    PersonName.extend({
      department: z.object({ id: Id, name: z.string() }).nullable(),
      /** Another manager within these weeks (null: the super administrators), as far as announced; only for the reader's own people, or super administrators. */
      passesOn: z.object({ to: z.string().nullable(), on: PlainDate }).nullable(),
      /** Their own days off on the company's working days. */
      daysOff: z.array(PlainDate),
      /** Their own working days on the company's days off. */
      daysOn: z.array(PlainDate),
      /** The first to start first. */
      leave: z.array(PlannedLeave),
    }),
  ),
  total: z.int(),
  /** The number in all departments. */
  everyone: z.int(),
});
export type LeavePlan = z.infer<typeof LeavePlan>;

export const planning = {
  planner: {
    method: "GET",
    path: "/secure/leave/planner",
    access: "approved",
    summary:
      "Show the approved and pending leave of active people whose leave you may see, over up to twelve weeks with weekends, holidays, blocked days, days with too few at work and the days of their own patterns; 200 people a page, by name",
    query: LeavePlanQuery,
    response: LeavePlan,
  },
} as const;
