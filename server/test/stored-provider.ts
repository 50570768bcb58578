import { randomUUID } from "node:crypto";
import type { Tx } from "#server/context.ts";

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
