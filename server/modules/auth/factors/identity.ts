import type { IdentityProof } from "#contract/factors.ts";
import type { PasskeyAnswer } from "#contract/passkeys.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, SignedInCall } from "#server/context.ts";
import type { Services } from "#server/services.ts";
import { isPassword, wrongPassword } from "../passwords.ts";
import { findPasswordHash } from "../queries.ts";
import { wrongCode } from "./authenticator-app.ts";
import { findApp, hasFactor } from "./factors.ts";
import { prepareCode, useCode } from "./given-code.ts";
import { checkAnswer, findPasskey, RefusedPasskey, usePasskey } from "./passkey-answer.ts";

type ProofServices = Pick<Services, "config" | "database" | "sealing" | "failedSignIns">;

/** Proves that the session's person is there. An account with a factor needs a passkey or a code, and one that needs a provider has no password; a session of a recovery code is not confirmed by a password. */
export async function prepareConfirmation(
  services: ProofServices,
  call: SignedInCall,
  { code, passkey, password = "" }: IdentityProof,
): Promise<(context: Context) => Promise<{ ok: true }>> {
  const { accountId } = call.actor;
  if (passkey !== undefined) return preparePasskey(services, call, passkey);
  if (code !== undefined) {
    const given = await prepareCode(code, accountId, call);
    return async (context) => {
      const { tx, now } = context;
      const app = await findApp(tx, accountId);
      await useCode(services, tx, { accountId, app }, { ...given, now });
      return confirmSession(context);
    };
  }
  if (call.actor.needsProvider) throw new AppError("sso_required");
  const { passwordHash } = await services.database.readTenant(
    call.actor.tenantId,
    (tx) => findPasswordHash(tx, accountId),
    call.caller,
  );
  if (!(await isPassword(passwordHash, password, call))) throw wrongPassword("password");
  return async (context) => {
    await refusePasswordAlone(context);
    return confirmSession(context);
  };
}

/** Only one of the account's own passkeys confirms. */
async function preparePasskey(
  services: ProofServices,
  { actor, caller }: SignedInCall,
  answer: PasskeyAnswer,
): Promise<(context: Context) => Promise<{ ok: true }>> {
  const { tenantId, accountId, sessionId } = actor;
  const found = await services.database.readTenant(
    tenantId,
    (tx) => findPasskey(tx, answer.id),
    caller,
  );
  const passkey = found?.accountId === accountId ? found : undefined;
  const checked = await checkAnswer(services, answer, passkey);
  if (!passkey) throw new RefusedPasskey("passkey_invalid");
  return async (context) => {
    const { tx, now, origin = { address: "", device: "" } } = context;
    try {
      await usePasskey(tx, passkey, checked, { purpose: `confirm ${sessionId}`, now });
    } catch (error) {
      if (error instanceof RefusedPasskey)
        services.failedSignIns.note({ ...origin, email: passkey.email, reason: error.problem });
      throw error;
    }
    return confirmSession(context);
  };
}

async function refusePasswordAlone({ tx, actor }: Context): Promise<void> {
  if (await hasFactor(tx, actor.accountId)) throw wrongCode();
  const session = await tx
    .selectFrom("sessions")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", actor.sessionId)
    .select("factor")
    .executeTakeFirst();
  if (session?.factor === "recovery") throw new AppError("forbidden");
}

/** Its person counts as present for ten minutes. */
export async function confirmSession({ tx, actor, now }: Context): Promise<{ ok: true }> {
  await tx
    .updateTable("sessions")
    .set({ confirmedAt: now.toISOString() })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", actor.sessionId)
    .execute();
  return { ok: true };
}
