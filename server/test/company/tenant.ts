import { randomUUID } from "node:crypto";
import type { Tx } from "#server/db/database.ts";

/** The companies of this test file. */
export const ownCompanies = new Set<string>();

/** The row of a company after registration. */
export async function insertTenant(tx: Tx, domain: string): Promise<void> {
  ownCompanies.add(tx.tenantId);
  await tx
    .insertInto("tenants")
    .values({
      id: tx.tenantId,
      tenantName: "Protea Foods",
      companyEmail: `info@${domain}`,
      domainName: domain,
      taxNumber: "9012345678",
      tenantRegistrationType: "PrivateCompany",
      isActive: true,
      registeredAt: new Date().toISOString(),
    })
    .execute();
}

/** The employee who registered the company. */
export async function saveOwner(tx: Tx, ownerEmployeeId: number): Promise<void> {
  await tx.updateTable("tenants").set({ ownerEmployeeId }).where("id", "=", tx.tenantId).execute();
}

/** A domain that is not proven; returns its id. */
export async function insertDomain(tx: Tx, domain: string): Promise<number> {
  const { id } = await tx
    .insertInto("companyDomains")
    .values({ tenantId: tx.tenantId, domain, token: "x" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a sign-in provider that was never reached; returns its id. */
export async function insertProvider(tx: Tx): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto("identityProviders")
    .values({
      ...{ tenantId: tx.tenantId, id, name: "Acme", issuer: "https://a.example", clientId: "a" },
      ...{ clientSecretSealed: "sealed", isOn: true, trustsUnmarkedEmails: false },
    })
    .execute();
  return id;
}
