import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { database, newTenant } from "#server/test/world.ts";
import { cleanUp } from "./clean-up.ts";

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test("clean-up deletes only what has expired", async () => {
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
  const notification = (createdAt: string, readAt: string | null) => ({
    tenantId,
    employeeId,
    kind: "welcome" as const,
    createdAt,
    readAt,
  });
  await inTenant(async (tx) => {
    await tx
      .insertInto("notifications")
      .values([
        notification(daysFromNow(-91), daysFromNow(-91)),
        notification(daysFromNow(-367), null),
        notification(daysFromNow(-89), daysFromNow(-89)),
        notification(daysFromNow(-360), null),
      ])
      .execute();
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
    type Cleaned = "sessions" | "oneTimeTokens" | "idempotencyKeys" | "notifications";
    const count = async (table: Cleaned) =>
      (await tx.selectFrom(table).where("tenantId", "=", tenantId).select("createdAt").execute())
        .length;
    // The owner's session, and the one that ended a short time ago.
    expect(await count("sessions")).toBe(2);
    expect(await count("oneTimeTokens")).toBe(1);
    expect(await count("idempotencyKeys")).toBe(1);
    // One was read recently; the other is unread and under a year old.
    expect(await count("notifications")).toBe(2);
  });
});

test("expired rows are deleted in batches until none are left", async () => {
  const { tenantId, owner, inTenant } = await newTenant();
  const keys = () =>
    inTenant(
      async (tx) =>
        (
          await tx
            .selectFrom("idempotencyKeys")
            .where("tenantId", "=", tenantId)
            .select("key")
            .execute()
        ).length,
    );
  await inTenant((tx) =>
    sql`insert into idempotency_keys ("tenant_id", employee_id, key, operation, request_hash, created_at)
      select ${tenantId}, ${owner.employeeId}, n, 'leave.createRequest', 'x', ${daysFromNow(-3)}
      from generate_series(1, 5100) as n returning key`.execute(tx),
  );
  await database.inDirectory((db) => sql`select app.clean_up(40)`.execute(db));
  // The batch may have taken rows of other companies instead.
  expect(await keys()).toBeGreaterThanOrEqual(5_060);
  await cleanUp(database);
  expect(await keys()).toBe(0);
});
