export { foundTenant, nameOwner } from "./founding.ts";
export { isInRegistration, isOwnerInRegistration } from "./registration.ts";
export { getTenant } from "./tenant.ts";
