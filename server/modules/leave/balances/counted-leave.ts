import type { LeaveStatus, LeaveType } from "#contract/codes/leave.ts";

/** A request with its days against a balance. */
export interface CountedLeave {
  id?: number;
  leaveType: LeaveType;
  leaveStatus: LeaveStatus;
  duration: number;
  /** The cost of each day, if stored elsewhere. */
  days?: readonly { date: string; cost: number }[];
  /** Needed for time in lieu, which counts on its first day. */
  startDate?: string | null;
}
