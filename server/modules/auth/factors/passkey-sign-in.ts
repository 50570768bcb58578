import { sql } from "kysely";
import type { SignIn } from "#contract/auth.ts";
import type { PasskeyAnswer, PasskeyRequest } from "#contract/passkeys.ts";
import { AppError } from "#server/app-error.ts";
import type { PublicCall } from "#server/context.ts";
import type { DirectoryTx } from "#server/db/database.ts";
import type { Services } from "#server/services.ts";
import { enter, type SignInServices } from "../sign-in.ts";
import { newChallenge, requestOf } from "./challenges.ts";
import { checkAnswer, findPasskey, placeOf, RefusedPasskey, usePasskey } from "./passkey-answer.ts";

/** Names no passkeys, as the account is not known yet. */
export async function signInOptions(
  services: Pick<Services, "database" | "config">,
  { now, caller }: PublicCall,
): Promise<PasskeyRequest> {
  const challenge = await services.database.inDirectory(
    (db) => newChallenge(db, "sign-in", now),
    caller,
  );
  return requestOf(placeOf(services).rpId, challenge);
}

/** Throws `passkey_refused`, `sso_required` or `company_suspended`. Unknown passkeys cost as much as wrong answers; deactivated accounts get no token. */
export async function signInByPasskey(
  services: SignInServices & Pick<Services, "failedSignIns">,
  call: PublicCall,
  answer: PasskeyAnswer,
): Promise<SignIn> {
  const { tenantId, passkey } = await services.database.readFoundTenant(
    (db) => findTenantOfPasskey(db, answer.id),
    async (tx) => ({ tenantId: tx.tenantId, passkey: await findPasskey(tx, answer.id) }),
    call.caller,
  );
  const checked = await checkAnswer(services, answer, passkey);
  if (!passkey) throw new RefusedPasskey("passkey_invalid");
  const { accountId, employeeId, email } = passkey;
  try {
    if (typeof checked === "string") throw new RefusedPasskey(checked);
    const signedIn = await enter(
      services,
      call,
      { tenantId, accountId, employeeId },
      async (tx) => {
        await usePasskey(tx, passkey, checked, { purpose: "sign-in", now: call.now });
        return "passkey";
      },
    );
    call.recognise({ email, forgives: "here" });
    return signedIn;
  } catch (error) {
    const reason = reasonOf(error);
    const { address, device } = call;
    if (reason) services.failedSignIns.note({ email, address, device, reason });
    throw error;
  }
}

function reasonOf(error: unknown) {
  if (error instanceof RefusedPasskey) return error.problem;
  const code = error instanceof AppError ? error.code : undefined;
  return code === "company_suspended" || code === "sso_required" ? code : undefined;
}

/** The company of a passkey, from the directory over all companies. */
async function findTenantOfPasskey(db: DirectoryTx, credentialId: string): Promise<string | null> {
  const { rows } = await sql<{
    tenantId: string | null;
  }>`select app.tenant_of_passkey(${credentialId}) as tenant_id`.execute(db);
  return rows[0]?.tenantId ?? null;
}
