import { AppError } from "#server/app-error.ts";
import type { PublicCall } from "#server/context.ts";
import { recordSecurity } from "#server/security-events/security-events.ts";
import type { Services } from "#server/services.ts";
import { requestConfirmation } from "./confirmation.ts";
import { endFeedAddress } from "./feed-address.ts";
import { ownWordsOf, refuseCommonPassword, refuseOwnWords } from "./guessable-password.ts";
import { mailReset } from "./jobs.ts";
import {
  accountOfToken,
  passwordLinks,
  redeemOneTimeToken,
  tenantOfToken,
} from "./one-time-links.ts";
import { hashPassword } from "./passwords.ts";
import {
  deleteOneTimeTokens,
  findAccount,
  findCompany,
  findTenantOfEmail,
  lockAccount,
  savePasswordHash,
} from "./queries.ts";
import { endSessionsOfAccount } from "./session-ends.ts";

/**
 * Mails a reset link; strangers cannot repeat it while a recent one works. Throws `email_not_found`. Unconfirmed addresses get the
 * confirmation link.
 */
export async function recoverPassword(
  { database, jobs }: Pick<Services, "database" | "jobs">,
  { now, isKnownDevice, caller, address, device }: PublicCall,
  email: string,
): Promise<{ ok: true }> {
  const tenantId = await database.inDirectory((db) => findTenantOfEmail(db, email), caller);
  if (!tenantId) throw new AppError("email_not_found");

  await database.inTenant(
    tenantId,
    async (tx) => {
      const account = await findAccount(tx, email);
      if (!account || account.invitationWithdrawnAt) throw new AppError("email_not_found");
      const { confirmedAt, suspendedAt } = await findCompany(tx);
      if (suspendedAt) throw new AppError("company_suspended");
      await recordSecurity(tx, {
        kind: "password_link_requested",
        subjectId: account.employeeId,
        address,
        device,
      });
      const queue = jobs.enqueueIn(tx);
      if (confirmedAt) await queue.enqueue(mailReset, { accountId: account.id, isKnownDevice });
      else await requestConfirmation({ tx, now, ...queue }, account.id);
    },
    caller,
  );
  return { ok: true };
}

export async function resetPassword(
  { database }: Pick<Services, "database">,
  call: PublicCall,
  { accessToken, newPassword }: { accessToken: string; newPassword: string },
): Promise<{ ok: true; email: string; isFirst: boolean }> {
  const { now, caller, address, device } = call;
  const tenantId = tenantOfToken(accessToken);
  if (!tenantId) throw new AppError("invalid_reset_token");

  refuseCommonPassword(newPassword, "newPassword");
  // Checked first, so that invalid links cost no hash.
  const accountId = await database.readTenant(
    tenantId,
    (tx) => accountOfToken(tx, accessToken, passwordLinks, now),
    caller,
  );
  if (!accountId) throw new AppError("invalid_reset_token");

  const passwordHash = await hashPassword(newPassword, call);
  const { email, isFirst } = await database.inTenant(
    tenantId,
    async (tx) => {
      const before = await lockAccount(tx, accountId);
      if (!(await redeemOneTimeToken(tx, accessToken, passwordLinks, now)))
        throw new AppError("invalid_reset_token");
      refuseOwnWords(newPassword, await ownWordsOf(tx, accountId), "newPassword");
      const account = await savePasswordHash(tx, accountId, passwordHash);
      if (!account) throw new AppError("invalid_reset_token");
      await endSessionsOfAccount({ tx, now }, accountId);
      await endFeedAddress(tx, account.employeeId);
      await deleteOneTimeTokens(tx, accountId, passwordLinks);
      await recordSecurity(tx, {
        kind: "password_reset",
        byId: account.employeeId,
        address,
        device,
      });
      return { email: account.email, isFirst: before?.passwordHash === null };
    },
    caller,
  );
  call.recognise({ email, forgives: "everywhere" });
  return { ok: true, email, isFirst };
}
