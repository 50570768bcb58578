import type { SignIn, SignInBody } from "#contract/auth.ts";
import { AppError } from "#server/app-error.ts";
import type { PublicCall, Tx } from "#server/context.ts";
import { countFailedSignIn } from "#server/security-events/security-events.ts";
import type { Services } from "#server/services.ts";
import { standingOf } from "#server/standing.ts";
import { admitWithoutProvider } from "./emergency-accounts.ts";
import { prepareCode, useCode, withinCodeLimit } from "./factors/given-code.ts";
import { isPassword } from "./passwords.ts";
import { findCompany, findSignInAccount, findTenantOfEmail } from "./queries.ts";
import { signedInEmployee } from "./session-ends.ts";
import type { SessionFactor } from "./session-queries.ts";
import { openSession } from "./sessions.ts";

export type SignInServices = Pick<
  Services,
  "database" | "tokens" | "config" | "sealing" | "attempts" | "jobs"
>;

/** Throws `code_required`, `sso_required` or `company_suspended` after a right password. Unknown accounts cost as much as wrong passwords; deactivated ones get no token. */
export async function signIn(
  services: SignInServices,
  call: PublicCall,
  given: SignInBody,
): Promise<SignIn> {
  const { database } = services;
  const { tenantId, account } = await database.readFoundTenant(
    (db) => findTenantOfEmail(db, given.email),
    async (tx) => ({ tenantId: tx.tenantId, account: await findSignInAccount(tx, given.email) }),
    call.caller,
  );
  const isRight = await isPassword(account?.passwordHash ?? null, given.password, call);
  if (!account || !isRight) throw new AppError("invalid_credentials");

  call.recognise({ email: given.email, forgives: "here" });
  const { id: accountId, employeeId, app, hasPasskey } = account;
  // An account with a passkey is confirmed by it, so a known password alone changes none of its factors.
  if (!app)
    return enter(services, call, { tenantId, accountId, employeeId, isConfirmed: !hasPasskey });
  const typed = given.code;
  if (typed === undefined) throw new AppError("code_required");
  return withinCodeLimit(services, call, { tenantId, accountId, employeeId }, async () => {
    const code = await prepareCode(typed, accountId, call);
    return enter(services, call, { tenantId, accountId, employeeId }, (tx) =>
      useCode(services, tx, { accountId, app }, { ...code, now: call.now }),
    );
  });
}

interface SigningIn {
  tenantId: string;
  accountId: string;
  employeeId: number;
  isConfirmed?: boolean;
}

/** Opens a session, after a last proof in the same transaction. */
export const enter = (
  { database, tokens, config, jobs }: SignInServices,
  call: PublicCall,
  { tenantId, accountId, employeeId, isConfirmed = true }: SigningIn,
  prove: (tx: Tx) => Promise<SessionFactor> = async () => "password",
): Promise<SignIn> =>
  database.inTenant(
    tenantId,
    async (tx) => {
      const factor = await prove(tx);
      const [company, employee] = await Promise.all([
        findCompany(tx),
        signedInEmployee(tx, employeeId, call.now),
      ]);
      if (company.suspendedAt) throw new AppError("company_suspended");
      // Deactivated employees may call nothing, so they get no session.
      if (!standingOf({ ...employee, ...company })) {
        await countFailedSignIn(tx, {
          subjectId: employeeId,
          reason: "account_deactivated",
          address: call.address,
          device: call.device,
          times: 1,
        });
        return { token: null, employee };
      }
      await admitWithoutProvider({ ...call, ...jobs.enqueueIn(tx), tx }, employeeId);
      const account = { id: accountId, employeeId, factor, isConfirmed };
      const { claims, expiresAt } = await openSession(tx, call, account, config.sessionHours);
      return { token: await tokens.sign(claims, expiresAt), employee };
    },
    call.caller,
  );
