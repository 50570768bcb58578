export { openAccount, openAccounts } from "./accounts.ts";
export { requestConfirmation } from "./confirmation-request.ts";
export { refuseCommonPassword, refuseOwnWords } from "./guessable-password.ts";
export { mailInvitation } from "./jobs.ts";
export { redeemOneTimeToken, tenantOfToken } from "./one-time-links.ts";
export { hashPassword } from "./passwords.ts";
export { findTenantOfEmail, savePasswordHash } from "./queries.ts";
export { endSessionsOf, openSession } from "./sessions.ts";
export { signedInEmployee } from "./signed-in-employee.ts";
