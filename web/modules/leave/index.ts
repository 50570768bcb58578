export { BalanceCards, WaitingBalanceCards } from "./balance-cards.tsx";
export { allLeave } from "./leave-balances.ts";
export { LeaveStatusBadge } from "./leave-status-badge.tsx";
export { useOwnLeave } from "./use-own-leave.ts";
export { WaitingLeave } from "./waiting-leave.tsx";
