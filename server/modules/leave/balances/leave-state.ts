import { isTaken, type LeaveStatus } from "#contract/codes/leave.ts";
import type { LeaveState } from "../engine/balance.ts";

/** What a status means for a balance: leave whose cancellation is asked stays approved. */
export function stateOf(status: LeaveStatus): LeaveState {
  if (status === "pending") return "pending";
  return isTaken(status) ? "approved" : "free";
}
