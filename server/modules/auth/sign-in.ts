import type { Credentials, SignIn } from "#contract/auth.ts";
import { AppError } from "#server/app-error.ts";
import type { PublicCall } from "#server/context.ts";
import type { Services } from "#server/services.ts";
import { isPassword } from "./passwords.ts";
import { findAccount, findTenantOfEmail } from "./queries.ts";
import { openSession } from "./sessions.ts";
import { signedInEmployee } from "./signed-in-employee.ts";

/**
 * Signs in with e-mail and password. An unknown account takes as much work as a wrong password and gets the same answer;
 * for a deactivated one the answer says so, without a token (doc A §4).
 */
export async function signIn(
  {
    attempts,
    database,
    tokens,
    config,
  }: Pick<Services, "attempts" | "database" | "tokens" | "config">,
  call: PublicCall,
  given: Credentials,
): Promise<SignIn> {
  await attempts.count("signIn", given.email.toLowerCase(), call.address);

  const tenantId = await database.inDirectory((db) => findTenantOfEmail(db, given.email));
  const account =
    tenantId && (await database.readTenant(tenantId, (tx) => findAccount(tx, given.email)));
  const isRight = await isPassword(account ? account.passwordHash : null, given.password);
  if (!tenantId || !account || !isRight) throw new AppError("invalid_credentials");

  await attempts.forgive("signIn", given.email.toLowerCase());
  return database.inTenant(tenantId, async (tx) => {
    const employee = await signedInEmployee(tx, account.employeeId, call.now);
    if (!employee.isActive && employee.employeeStatus !== "pending")
      return { token: null, employee };
    const { claims, expiresAt } = await openSession(tx, call, account, config.sessionHours);
    return { token: await tokens.sign(claims, expiresAt), employee };
  });
}
