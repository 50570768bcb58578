import type { LeaveStatus, LeaveType } from "#contract/codes/leave.ts";

/** A request, with the days that it counts against its balance. */
export interface CountedLeave {
  id?: number;
  leaveType: LeaveType;
  leaveStatus: LeaveStatus;
  duration: number;
  /** What each of its days costs, if that is not stored. */
  days?: readonly { date: string; cost: number }[];
  /** Where it matters: time in lieu counts on its first day. */
  startDate?: string | null;
}
