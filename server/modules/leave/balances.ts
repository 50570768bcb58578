import type { LeaveStatus } from "#contract/codes/leave-status.ts";

export interface Balance {
  /** Days granted. */
  total: number;
  /** Days of approved leave. */
  used: number;
  /** Days of leave that is not decided yet. */
  pending: number;
  /** What is granted and not used; below 0 where a grant was lowered under what was used. */
  remaining: number;
  /** What can still be asked for; never below 0. */
  available: number;
  /** The share used, in whole percent; 0 when nothing is granted. */
  percentage: number;
}

/** One balance, worked out of what is granted and the leave that draws on it. */
export function balanceOf(
  total: number,
  leave: readonly { leaveStatus: LeaveStatus; duration: number }[],
): Balance {
  const daysThatAre = (status: LeaveStatus) =>
    leave.reduce((sum, one) => (one.leaveStatus === status ? sum + one.duration : sum), 0);
  const [used, pending] = [daysThatAre("approved"), daysThatAre("pending")];
  const remaining = total - used;
  return {
    total,
    used,
    pending,
    remaining,
    available: Math.max(0, remaining - pending),
    percentage: total === 0 ? 0 : Math.round(((total - remaining) / total) * 100),
  };
}
