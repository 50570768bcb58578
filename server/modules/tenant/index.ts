export { confirmTenant } from "./confirmation.ts";
export { createTenant, recordOwner } from "./new-tenant.ts";
export {
  type CompanyState,
  findTenantOfDomain,
  getCompanyState,
  getHandoverDays,
} from "./queries.ts";
export { chosenRecipients, listSuperadminIds } from "./recipients.ts";
export { finishRegistration, isInRegistration, isOwnerInRegistration } from "./registration.ts";
export {
  getSecondFactor,
  lockSecondFactor,
  saveSecondFactor,
} from "./second-factor.ts";
export {
  findSsoRequiredFrom,
  lockSsoRequiredFrom,
  saveEmergencyAccounts,
  saveSsoRequiredFrom,
} from "./sso-requirement.ts";
export { resumeTenant, suspendTenant } from "./suspension.ts";
export { getTenant, updateTenant } from "./tenant.ts";
