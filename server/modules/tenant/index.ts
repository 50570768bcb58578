export { foundTenant, nameOwner } from "./founding.ts";
export { isInRegistration, isOwnerInRegistration } from "./registration.ts";
export { getTenant, updateTenant } from "./tenant.ts";
