import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { database } from "#server/test/world.ts";
import { createAttemptLimits } from "./attempt-limits.ts";

const limits = createAttemptLimits(database);
/** The same limits as another server process would have them. */
const elsewhere = createAttemptLimits(database);
const somebody = () => `${randomUUID()}@protea.co.za`;
const somewhere = () => randomUUID();
const refusal = { code: "too_many_requests" };

async function attempts(count: number, account: () => string, address: () => string) {
  for (let i = 0; i < count; i++) await limits.count("signIn", account(), address());
}

test("an account gets ten attempts to sign in, from wherever they come", async () => {
  const account = somebody();
  await attempts(10, () => account, somewhere);
  await expect(limits.count("signIn", account, somewhere())).rejects.toMatchObject(refusal);
  await expect(limits.count("signIn", somebody(), somewhere())).resolves.toBeUndefined();
});

test("an address gets a hundred, for whatever accounts it tries", async () => {
  const address = somewhere();
  await attempts(100, somebody, () => address);
  await expect(limits.count("signIn", somebody(), address)).rejects.toMatchObject(refusal);
});

test("what one server process counts, the others know", async () => {
  const account = somebody();
  await attempts(10, () => account, somewhere);
  await expect(elsewhere.count("signIn", account, somewhere())).rejects.toMatchObject(refusal);
});

test("a successful sign-in forgives the attempts before it, and other limits count apart", async () => {
  const account = somebody();
  await attempts(10, () => account, somewhere);
  await expect(limits.count("recoverPassword", account, somewhere())).resolves.toBeUndefined();
  await limits.forgive("signIn", account);
  await expect(limits.count("signIn", account, somewhere())).resolves.toBeUndefined();
});

test("the counts identify nobody", async () => {
  const account = somebody();
  await limits.count("signIn", account, "203.0.113.7");
  const { rows } = await database.pool.query("select key from app.attempts");
  expect(JSON.stringify(rows)).not.toContain(account);
  expect(JSON.stringify(rows)).not.toContain("203.0.113.7");
});
