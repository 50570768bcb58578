import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { onboarding } from "#contract/onboarding.ts";
import { call, type Person } from "./world.ts";

export const ownerPassword = "Baton-2026!";

/** A user who has just signed up: the owner of an empty company that is not registered yet. */
export async function signedUpOwner(): Promise<Person & { domain: string }> {
  const domain = `${randomUUID().slice(0, 13)}.co.za`;
  const email = `naledi@${domain}`;
  const { body } = await call(null, onboarding.signUp, {
    body: { email, password: ownerPassword },
  });
  const { token, employee } = body;
  if (!token) throw new Error(`Sign-up was refused: ${JSON.stringify(body)}`);
  const { user_metadata } = decodeJwt<{ user_metadata: { tenant_id: string } }>(token);
  return {
    tenantId: user_metadata.tenant_id,
    employeeId: employee.id,
    accountId: employee.authId,
    email,
    token,
    domain,
  };
}
