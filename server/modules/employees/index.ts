export type { ManyFields } from "./employee-fields.ts";
export { toggleStatus } from "./employment/activation.ts";
export { approveStatus } from "./employment/approval.ts";
export { firstDayWithout } from "./employment/ending.ts";
export { listPastEmployments, rehire } from "./employment/rehiring.ts";
export { idsFoundBy } from "./list/list-page-queries.ts";
export { countUsers, listDetails } from "./list/lists.ts";
export { pageByPlace } from "./list/place-order-queries.ts";
export {
  changeRecords,
  findRecordsByEmail,
  lockRecordsByEmail,
  type StoredRecord,
} from "./many/record-changes.ts";
export { matchingEmployees, selectedEmployees } from "./many/selection.ts";
export { addOwner, addRecords, type NewRecordDetails } from "./new-records.ts";
export { createNextOfKin } from "./next-of-kin/next-of-kin.ts";
export { profileToComplete } from "./notices.ts";
export { occasionDays } from "./occasion-day-queries.ts";
export { updateOwnerOnRegistration } from "./owner-details.ts";
export { moveEmployee } from "./position-moves.ts";
export { fullProfile } from "./profile/profile.ts";
export { findProfileState } from "./queries.ts";
export { endEmployment, updateEmployee } from "./record-changes.ts";
