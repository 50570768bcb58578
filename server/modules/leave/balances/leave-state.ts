import { isTaken, type LeaveStatus } from "#contract/codes/leave.ts";
import type { LeaveState } from "../engine/balance.ts";

/** Leave with a requested cancellation is still approved. */
export function stateOf(status: LeaveStatus): LeaveState {
  if (status === "pending") return "pending";
  return isTaken(status) ? "approved" : "free";
}
