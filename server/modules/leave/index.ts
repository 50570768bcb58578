export { grantLeave, initializeLeave, updateAllocation } from "./allocations.ts";
export { approveLeave, rejectLeave } from "./decisions.ts";
export { checkLeaveDates, requestLeave } from "./requests.ts";
