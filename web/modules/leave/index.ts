export { BalanceCards } from "./balance-cards.tsx";
export { LeaveStatusBadge } from "./leave-status-badge.tsx";
export { type Decision, useLeaveDecision } from "./use-leave-decision.ts";
