export { toggleStatus } from "./activation.ts";
export { approveStatus } from "./approval.ts";
export type { ManyFields } from "./employee-fields.ts";
export { idsFoundBy } from "./list-search-queries.ts";
export { countUsers, listDetails } from "./lists.ts";
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
export { pageByPlace } from "./place-order-queries.ts";
export { moveEmployee } from "./position-moves.ts";
export { fullProfile } from "./profile/profile.ts";
export { findProfileState } from "./queries.ts";
export { updateEmployee } from "./record-changes.ts";
export { rehire } from "./rehiring.ts";
export { listPastEmployments } from "./rehiring-queries.ts";
