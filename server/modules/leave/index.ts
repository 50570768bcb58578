export { grantDefaults, initializeLeave } from "./balances/allocations.ts";
export { annualLeaveLeft } from "./balances/annual-leave-left.ts";
export { balancesOn } from "./balances/balances-on.ts";
export { leaveOwedOn } from "./balances/leave-owed.ts";
export {
  changeEmployee,
  followEmployment,
  rehireEmployee,
  setLastDay,
} from "./employment/employment-change.ts";
export { affectedLeaveOf } from "./employment/employment-preview.ts";
export { ownTypeOf } from "./own-types/own-type-queries.ts";
export { addOwnGrant, addOwnType, ownTypes } from "./own-types/own-types.ts";
export { addDayRule } from "./planning/day-rules/day-rules.ts";
export { checkLeaveDates } from "./requests/dates/date-check.ts";
export { approveLeave, rejectLeave } from "./requests/decisions.ts";
export { awayDays } from "./requests/records/record-queries.ts";
export { ownLeave } from "./requests/records/records.ts";
export { requestLeave } from "./requests/requests.ts";
export { listPendingReviews } from "./requests/reviews/pending-reviews.ts";
export { addPolicy, assignPolicy } from "./terms/policies.ts";
