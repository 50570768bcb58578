export { foundTenant, nameOwner } from "./foundation.ts";
export { finishRegistration, isInRegistration, isOwnerInRegistration } from "./registration.ts";
export { getTenant, updateTenant } from "./tenant.ts";
