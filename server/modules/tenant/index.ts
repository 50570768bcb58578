export { foundTenant, nameOwner } from "./founding.ts";
export { finishRegistration, isInRegistration, isOwnerInRegistration } from "./registration.ts";
export { getTenant } from "./tenant.ts";
