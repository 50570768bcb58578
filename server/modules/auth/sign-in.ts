import type { Credentials, SignIn } from "#contract/auth.ts";
import { AppError } from "#server/app-error.ts";
import type { PublicCall } from "#server/context.ts";
import { countFailedSignIn } from "#server/security-events/security-events.ts";
import type { Services } from "#server/services.ts";
import { standingOf } from "#server/standing.ts";
import { isPassword } from "./passwords.ts";
import { findAccount, findCompany, findTenantOfEmail } from "./queries.ts";
import { signedInEmployee } from "./session-ends.ts";
import { openSession } from "./sessions.ts";

/** An unknown account is looked up here, with the same statements as a known one. */
const noTenantId = "00000000-0000-0000-0000-000000000000";

/** Throws `company_suspended` after a right password. Unknown accounts cost as much as wrong passwords; deactivated ones get no token. */
export async function signIn(
  { database, tokens, config }: Pick<Services, "database" | "tokens" | "config">,
  call: PublicCall,
  given: Credentials,
): Promise<SignIn> {
  const { tenantId, account } = await database.readFoundTenant(
    async (db) => (await findTenantOfEmail(db, given.email)) ?? noTenantId,
    async (tx) => ({ tenantId: tx.tenantId, account: await findAccount(tx, given.email) }),
    call.caller,
  );
  const isRight = await isPassword(account?.passwordHash ?? null, given.password, call);
  if (!account || !isRight) throw new AppError("invalid_credentials");

  call.recognise({ email: given.email, forgives: "here" });
  return database.inTenant(
    tenantId,
    async (tx) => {
      const [company, employee] = await Promise.all([
        findCompany(tx),
        signedInEmployee(tx, account.employeeId, call.now),
      ]);
      if (company.suspendedAt) throw new AppError("company_suspended");
      // Deactivated employees may call nothing, so they get no session.
      if (!standingOf({ ...employee, ...company })) {
        await countFailedSignIn(tx, {
          subjectId: account.employeeId,
          reason: "account_deactivated",
          address: call.address,
          device: call.device,
          times: 1,
        });
        return { token: null, employee };
      }
      const { claims, expiresAt } = await openSession(tx, call, account, config.sessionHours);
      return { token: await tokens.sign(claims, expiresAt), employee };
    },
    call.caller,
  );
}
