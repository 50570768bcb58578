import type { PasswordChange } from "#contract/auth.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { deleteOneTimeTokens, findPasswordHash, savePasswordHash } from "./queries.ts";
import { endSessionsOfAccount } from "./session-queries.ts";

/** Changes the own password, given the current one, and ends the account's other sessions. */
export async function changePassword(
  { tx, actor, now, services }: Context,
  { currentPassword, newPassword }: PasswordChange,
): Promise<{ ok: true }> {
  // A stolen session must not find out the password by trying.
  await services.attempts.count("signIn", actor.accountId, actor.sessionId);
  const { passwordHash } = await findPasswordHash(tx, actor.accountId);
  if (!(await isPassword(passwordHash, currentPassword)))
    throw new AppError("wrong_current_password", {
      fields: { currentPassword: "The current password is not right." },
    });

  await savePasswordHash(tx, actor.accountId, await hashPassword(newPassword));
  await endSessionsOfAccount(tx, actor.accountId, now.toISOString(), actor.sessionId);
  await deleteOneTimeTokens(tx, actor.accountId);
  return { ok: true };
}
