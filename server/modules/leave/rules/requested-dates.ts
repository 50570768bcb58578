import type { LeaveType } from "#contract/codes/leave.ts";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import type { DateRange } from "./working-days.ts";

/** Leave that is considered: its type, and its dates. */
export interface RequestedDates extends DateRange {
  leaveType: LeaveType;
  /** What maternity leave is for, if that is said. */
  parental?: ParentalFacts | null | undefined;
}
