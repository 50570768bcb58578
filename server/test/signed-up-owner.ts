import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { onboarding } from "#contract/onboarding.ts";
import { buildApp } from "#server/app.ts";
import { app, callOn, database, type Person, services } from "./world.ts";

const confirmingApp = await buildApp({
  services: { ...services, config: { ...services.config, confirmEmail: true } },
  checkResponses: true,
  requestLimits: { callsPerMinute: 1_000_000 },
});

export const ownerPassword = "Baton-2026!";

interface SignUpOptions {
  domain?: string;
  /** Whether the address has to be confirmed. */
  mustConfirm?: boolean;
  address?: string;
}

/** Of a client of its own. */
export const newAddress = () =>
  `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

/** A new user: the owner of an empty, unregistered company. */
export async function signedUpOwner({
  domain = `${randomUUID().slice(0, 13)}.co.za`,
  mustConfirm = false,
  address = newAddress(),
}: SignUpOptions = {}): Promise<Person & { domain: string }> {
  const email = `naledi.${randomUUID().slice(0, 8)}@${domain}`;
  const { body } = await callOn(
    mustConfirm ? confirmingApp : app,
    null,
    onboarding.signUp,
    { body: { email, password: ownerPassword } },
    {},
    address,
  );
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

/** The same owner with a registered company and an approved profile. */
export async function settledOwner(options: SignUpOptions = {}) {
  const owner = await signedUpOwner(options);
  await database.inTenant(owner.tenantId, async (tx) => {
    await tx
      .updateTable("tenants")
      .set({ registeredAt: new Date().toISOString(), tenantName: "Protea Foods", isActive: true })
      .where("id", "=", tx.tenantId)
      .execute();
    await tx
      .updateTable("employees")
      .set({ isActive: true, employeeStatus: "approved" })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", owner.employeeId)
      .execute();
  });
  return owner;
}
