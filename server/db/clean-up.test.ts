import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { database, newTenant } from "#server/test/world.ts";
import { cleanUp } from "./clean-up.ts";

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test("sessions long over, links and keys that no longer hold go; what still serves stays", async () => {
  const { tenantId, owner, inTenant } = await newTenant();
  const { accountId, employeeId } = owner;
  const session = (expiresAt: string) => ({
    tenantId,
    id: randomUUID(),
    accountId,
    employeeId,
    expiresAt,
  });
  const link = (tokenHash: string, expiresAt: string) => ({
    tenantId,
    tokenHash,
    accountId,
    purpose: "reset" as const,
    expiresAt,
  });
  const key = (name: string, createdAt: string) => ({
    tenantId,
    employeeId,
    key: name,
    operation: "leave.createRequest",
    requestHash: "x",
    createdAt,
  });
  await inTenant(async (tx) => {
    await tx
      .insertInto("sessions")
      .values([session(daysFromNow(-31)), session(daysFromNow(-1))])
      .execute();
    await tx
      .insertInto("oneTimeTokens")
      .values([link("old", daysFromNow(-31)), link("new", daysFromNow(1))])
      .execute();
    await tx
      .insertInto("idempotencyKeys")
      .values([key("old", daysFromNow(-3)), key("new", daysFromNow(0))])
      .execute();
  });

  await cleanUp(database);

  await inTenant(async (tx) => {
    const count = async (table: "sessions" | "oneTimeTokens" | "idempotencyKeys") =>
      (await tx.selectFrom(table).where("tenantId", "=", tenantId).select("createdAt").execute())
        .length;
    // The owner's own session, and the one that is over but not for long.
    expect(await count("sessions")).toBe(2);
    expect(await count("oneTimeTokens")).toBe(1);
    expect(await count("idempotencyKeys")).toBe(1);
  });
});
