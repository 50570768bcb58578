import type { IdentityProof } from "#contract/factors.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, SignedInCall } from "#server/context.ts";
import type { Services } from "#server/services.ts";
import { isPassword, wrongPassword } from "../passwords.ts";
import { findPasswordHash } from "../queries.ts";
import { wrongCode } from "./authenticator-app.ts";
import { findApp } from "./factors.ts";
import { prepareCode, useCode } from "./given-code.ts";

/** Proves that the session's person is there. An account with an app needs a code; a session of a recovery code is not confirmed by a password. */
export async function prepareConfirmation(
  services: Pick<Services, "database" | "sealing">,
  call: SignedInCall,
  { code, password = "" }: IdentityProof,
): Promise<(context: Context) => Promise<{ ok: true }>> {
  const { accountId } = call.actor;
  if (code !== undefined) {
    const given = await prepareCode(code, accountId, call);
    return async (context) => {
      const { tx, now } = context;
      const app = await findApp(tx, accountId);
      if (!app) throw wrongCode();
      await useCode(services, tx, { accountId, app }, { ...given, now });
      return confirmSession(context);
    };
  }
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

async function refusePasswordAlone({ tx, actor }: Context): Promise<void> {
  if (await findApp(tx, actor.accountId)) throw wrongCode();
  const session = await tx
    .selectFrom("sessions")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", actor.sessionId)
    .select("factor")
    .executeTakeFirst();
  if (session?.factor === "recovery") throw new AppError("forbidden");
}

async function confirmSession({ tx, actor, now }: Context): Promise<{ ok: true }> {
  await tx
    .updateTable("sessions")
    .set({ confirmedAt: now.toISOString() })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", actor.sessionId)
    .execute();
  return { ok: true };
}
