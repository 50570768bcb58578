export { grantDefaults, initializeLeave } from "./balances/allocations.ts";
export { annualLeaveLeft } from "./balances/annual-leave-left.ts";
export {
  changeEmployee,
  followEmployment,
  rehireEmployee,
} from "./employment/employment-change.ts";
export { affectedLeaveOf } from "./employment/employment-preview.ts";
export { ownTypeOf } from "./own-types/own-type-queries.ts";
export { addOwnGrant, addOwnType, ownTypes } from "./own-types/own-types.ts";
export { checkLeaveDates } from "./requests/date-check.ts";
export { approveLeave, rejectLeave } from "./requests/decisions.ts";
export { listPendingReviews } from "./requests/pending-reviews.ts";
export { awayDays } from "./requests/records/record-queries.ts";
export { ownLeave } from "./requests/records/records.ts";
export { requestLeave } from "./requests/requests.ts";
export { addPolicy, assignPolicy } from "./terms/policies.ts";
