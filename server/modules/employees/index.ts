export { toggleStatus } from "./activation.ts";
export { addEmployee, addOwner } from "./adding.ts";
export { approveStatus } from "./approval.ts";
export { listRecentChanges } from "./history.ts";
export { countUsers, listDetails } from "./lists.ts";
export { createNextOfKin } from "./next-of-kin.ts";
export { updateOwnerOnRegistration } from "./owner-details.ts";
export { updateEmployee } from "./updating.ts";
