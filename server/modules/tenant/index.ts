export { foundTenant, nameOwner } from "./founding.ts";
export { finishRegistration, isInRegistration, isOwnerInRegistration } from "./registration.ts";
export { getTenant, updateTenant } from "./tenant.ts";
