import type { LeaveWithDuration } from "../rules/eligibility.ts";

/** What a notification says about leave: codes, dates and days; the reason stays in the request. */
export const detailsOf = ({ leaveType, startDate, endDate, duration }: LeaveWithDuration) => ({
  leaveType,
  startDate,
  endDate,
  leaveDuration: duration,
});
