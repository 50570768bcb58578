export { BalanceCards } from "./balance-cards.tsx";
export { type Decision, decideOnLeave } from "./leave-decision.ts";
export { LeaveStatusBadge } from "./leave-status-badge.tsx";
