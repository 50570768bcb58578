import type { LeaveType } from "#contract/codes/leave-type.ts";
import type { DateRange } from "./working-days.ts";

/** Leave that is considered: its type, and its dates. */
export interface RequestedDates extends DateRange {
  leaveType: LeaveType;
}
