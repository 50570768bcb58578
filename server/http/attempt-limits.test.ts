import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { database } from "#server/test/world.ts";
import { createAttemptLimits } from "./attempt-limits.ts";

const limits = createAttemptLimits(database);
/** The same limits as another server process would have them. */
const elsewhere = createAttemptLimits(database);
const newEmail = () => `${randomUUID()}@protea.co.za`;
const somewhere = () => randomUUID();
const refusal = { code: "too_many_requests" };

async function attempts(count: number, account: () => string, address: () => string) {
  for (let i = 0; i < count; i++) await limits.count("signIn", account(), address());
}

test("an account gets ten attempts to sign in, from all addresses together", async () => {
  const account = newEmail();
  await attempts(10, () => account, somewhere);
  await expect(limits.count("signIn", account, somewhere())).rejects.toMatchObject(refusal);
  await expect(limits.count("signIn", newEmail(), somewhere())).resolves.toBeUndefined();
});

test("an address gets a hundred attempts, for all accounts together", async () => {
  const address = somewhere();
  await attempts(100, newEmail, () => address);
  await expect(limits.count("signIn", newEmail(), address)).rejects.toMatchObject(refusal);
});

test("attempts counted by one server process count for the others", async () => {
  const account = newEmail();
  await attempts(10, () => account, somewhere);
  await expect(elsewhere.count("signIn", account, somewhere())).rejects.toMatchObject(refusal);
});

test("a successful sign-in resets the attempts before it, and each limit is counted separately", async () => {
  const account = newEmail();
  await attempts(10, () => account, somewhere);
  await expect(limits.count("recoverPassword", account, somewhere())).resolves.toBeUndefined();
  await limits.forgive("signIn", account);
  await expect(limits.count("signIn", account, somewhere())).resolves.toBeUndefined();
});

test("the stored counts do not identify anyone", async () => {
  const account = newEmail();
  await limits.count("signIn", account, "203.0.113.7");
  const { rows } = await database.pool.query("select key from app.attempts");
  expect(JSON.stringify(rows)).not.toContain(account);
  expect(JSON.stringify(rows)).not.toContain("203.0.113.7");
});
