export { openAccount, openAccounts } from "./accounts.ts";
export { askAboutAddress, askAboutAddresses } from "./asked-addresses.ts";
export { requestConfirmation } from "./confirmation.ts";
export { deviceLabel } from "./device-label.ts";
export { keepEmergencyAccount, listDependableIds } from "./emergency-accounts.ts";
export { withFactor } from "./factors/factors.ts";
export { confirmSession } from "./factors/identity.ts";
export { accountsOfPeople } from "./factors/required.ts";
export { resetByOperator } from "./factors/reset.ts";
export {
  createFeedAddress,
  getFeedAddress,
  hashOfFeedToken,
  revokeFeedAddress,
  tenantOfFeedToken,
} from "./feed-address.ts";
export { refuseCommonPassword, refuseOwnWords } from "./guessable-password.ts";
export { renewInvitation, withdrawInvitation } from "./invitations.ts";
export { mailInvitation } from "./jobs.ts";
export { redeemOneTimeToken, tenantOfToken } from "./one-time-links.ts";
export { hashPassword } from "./passwords.ts";
export { findTenantOfEmail, savePasswordHash } from "./queries.ts";
export { endSessionsOf, endSessionsWithoutProvider, signedInEmployee } from "./session-ends.ts";
export { openSession } from "./sessions.ts";
