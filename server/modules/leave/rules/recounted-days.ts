import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { Period } from "../engine/day.ts";
import { type Days, dayOfLeave } from "./leave-days.ts";
import type { DateRange } from "./working-days.ts";

/** What the days of leave cost once those in a period are counted again; what the others cost stays as it was. */
export const recountedDays = (
  leave: DateRange,
  days: readonly LeaveDay[],
  { from, to }: Period,
  rules: Days,
): LeaveDay[] =>
  days.map((day) => (day.date < from || day.date > to ? day : dayOfLeave(leave, day.date, rules)));
