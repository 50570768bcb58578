export { toggleStatus } from "./activation.ts";
export { approveStatus } from "./approval.ts";
export { idsFoundBy } from "./list-search-queries.ts";
export { countUsers, listDetails } from "./lists.ts";
export { addOwner, addRecords } from "./new-records.ts";
export { createNextOfKin } from "./next-of-kin/next-of-kin.ts";
export { updateOwnerOnRegistration } from "./owner-details.ts";
export { moveEmployee } from "./position-moves.ts";
export { updateEmployee } from "./record-changes.ts";
