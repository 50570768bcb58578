export { grantDefaults, initializeLeave, updateAllocation } from "./balances/allocations.ts";
export { approveLeave, rejectLeave } from "./decisions.ts";
export { ownLeave } from "./own-leave.ts";
export { checkLeaveDates, requestLeave } from "./requests.ts";
export { listWaitingLeave } from "./waiting.ts";
