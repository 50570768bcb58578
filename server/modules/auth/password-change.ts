import type { PasswordChange } from "#contract/auth.ts";
import { AppError } from "#server/app-error.ts";
import { requireConfirmed } from "#server/confirmed.ts";
import type { Context, SignedInCall } from "#server/context.ts";
import type { Services } from "#server/services.ts";
import { hasFactor } from "./factors/factors.ts";
import { endFeedAddress } from "./feed-address.ts";
import { ownWordsOf, refuseCommonPassword, refuseOwnWords } from "./guessable-password.ts";
import { passwordLinks } from "./one-time-links.ts";
import { hashPassword, isPassword, wrongPassword } from "./passwords.ts";
import { deleteOneTimeTokens, findPasswordHash, replacePasswordHash } from "./queries.ts";
import { endSessionsOfAccount } from "./session-ends.ts";

/** Changes one's own password and ends other sessions, and the feed address if asked. Hashing is slow, so it precedes the transaction. */
export async function preparePasswordChange(
  { database }: Pick<Services, "database">,
  call: SignedInCall,
  { currentPassword, newPassword, isFeedRevoked }: PasswordChange,
): Promise<(context: Context) => Promise<{ ok: true }>> {
  const { actor, caller } = call;
  // It would sign them in nowhere.
  if (actor.needsProvider) throw new AppError("sso_required");
  const { passwordHash, ownWords, isProtected } = await database.readTenant(
    actor.tenantId,
    async (tx) => ({
      ...(await findPasswordHash(tx, actor.accountId)),
      ownWords: await ownWordsOf(tx, actor.accountId),
      isProtected: await hasFactor(tx, actor.accountId),
    }),
    caller,
  );
  // Without a factor, the current password is the confirmation.
  if (isProtected) requireConfirmed(actor);
  if (!(await isPassword(passwordHash, currentPassword, call)))
    throw wrongPassword("currentPassword");
  refuseCommonPassword(newPassword, "newPassword");
  refuseOwnWords(newPassword, ownWords, "newPassword");

  const change = { from: passwordHash, to: await hashPassword(newPassword, call) };
  return async (context) => {
    await changePassword(context, change);
    if (isFeedRevoked) await endFeedAddress(context.tx, actor.employeeId);
    return { ok: true };
  };
}

async function changePassword(
  { tx, actor, now }: Context,
  hashes: { from: string | null; to: string },
): Promise<void> {
  // Another change since the read makes the given password wrong.
  if (!(await replacePasswordHash(tx, actor.accountId, hashes)))
    throw wrongPassword("currentPassword");
  await endSessionsOfAccount({ tx, now }, actor.accountId, actor.sessionId);
  await deleteOneTimeTokens(tx, actor.accountId, passwordLinks);
}
