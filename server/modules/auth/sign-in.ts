import type { Credentials, SignIn } from "#contract/auth.ts";
import { AppError } from "#server/app-error.ts";
import type { PublicContext } from "#server/context.ts";
import { isPassword } from "./passwords.ts";
import { findAccount, findTenantOfEmail } from "./queries.ts";
import { openSession } from "./sessions.ts";
import { signedInEmployee } from "./signed-in-employee.ts";

/**
 * Signs in with e-mail and password. An unknown account takes as much work as a wrong password and gets the same answer;
 * a deactivated one is told so, without a token (doc A §4).
 */
export async function signIn(context: PublicContext, given: Credentials): Promise<SignIn> {
  const { attempts, database } = context.services;
  await attempts.count("signIn", given.email.toLowerCase(), context.address);

  const tenantId = await database.inDirectory((db) => findTenantOfEmail(db, given.email));
  const account =
    tenantId && (await database.readTenant(tenantId, (tx) => findAccount(tx, given.email)));
  const isRight = await isPassword(account ? account.passwordHash : null, given.password);
  if (!tenantId || !account || !isRight) throw new AppError("invalid_credentials");

  await attempts.forgive("signIn", given.email.toLowerCase());
  return database.inTenant(tenantId, async (tx) => {
    const employee = await signedInEmployee(tx, account.employeeId);
    const isDeactivated = !employee.isActive && employee.employeeStatus !== "pending";
    return { token: isDeactivated ? null : await openSession(context, tx, account), employee };
  });
}
