export { createTenant, recordOwner } from "./new-tenant.ts";
export { finishRegistration, isInRegistration, isOwnerInRegistration } from "./registration.ts";
export { getTenant, updateTenant } from "./tenant.ts";
