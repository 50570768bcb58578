import type { LeaveStatus, LeaveType } from "#contract/codes/leave.ts";

/** A request with its days against a balance. */
export interface CountedLeave {
  id?: number;
  leaveType: LeaveType;
  /** Its type, if it is one of the company's own. */
  ownType?: { id: number } | null | undefined;
  leaveStatus: LeaveStatus;
  duration: number;
  /** The cost of each day, if stored elsewhere. */
  days?: readonly { date: string; cost: number }[];
  /** Counts on its first day if the days are unknown, and in lieu. */
  startDate?: string | null;
}
