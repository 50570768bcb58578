import { randomInt, randomUUID } from "node:crypto";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { limits } from "#contract/limits.ts";
import { connectDatabase } from "#server/db/database.ts";
import { database } from "#server/test/world.ts";
import type { Attempt } from "./attempt-counts.ts";
import { createAttemptLimits } from "./attempt-limits.ts";

/** Tests record the wait for a turn instead of waiting. */
const waits: number[] = [];
const attempts = createAttemptLimits(database, 1, async (ms) => waits.push(ms));
const elsewhere = createAttemptLimits(database);

/** Tomorrow, so that no clean-up removes these counts. */
const now = new Date(Date.now() + 86_400_000);
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const newEmail = () => `${randomUUID()}@protea.co.za`;
const somewhere = () => `place ${randomUUID()}`;
const newSubnet = () =>
  `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`;

const attemptOf = (more: Partial<Attempt> = {}): Attempt => ({
  address: somewhere(),
  device: "Firefox",
  email: newEmail(),
  ...more,
});
const signIn = (attempt: Attempt, at = now) => attempts.reserve(limits.signIn, attempt, at);
const refusal = (retryAfterSeconds: number) => ({ code: "too_many_requests", retryAfterSeconds });

async function fail(count: number, attempt: () => Attempt, at = now) {
  const failing = async () => (await signIn(attempt(), at)).settle({ counts: true });
  for (let left = count; left > 0; left -= 50)
    await Promise.all(Array.from({ length: Math.min(left, 50) }, failing));
}

async function succeed(attempt: Attempt, at = now) {
  const reservation = await signIn(attempt, at);
  const recognition = { email: attempt.email ?? "", forgives: "here" as const };
  await reservation.settle({ counts: false, recognition });
}

test("an address may fail ten sign-ins, then one every 90 seconds", async () => {
  const attempt = attemptOf();
  await fail(10, () => attempt);
  await expect(signIn(attempt)).rejects.toMatchObject(refusal(90));
  await expect(signIn(attempt, later(60))).rejects.toMatchObject(refusal(30));
  await fail(1, () => attempt, later(90));
  await expect(signIn(attempt, later(90))).rejects.toMatchObject(refusal(90));
});

test("of a thousand guesses at the same moment ten are let through", async () => {
  const attempt = attemptOf();
  const processes = Array.from({ length: 10 }, () => {
    const own = connectDatabase({
      url: inject("appUrl"),
      poolSize: 1,
      prepare: inject("canPrepare"),
    });
    onTestFinished(() => own.close());
    return createAttemptLimits(own);
  });
  const guesses = await Promise.allSettled(
    Array.from({ length: 1_000 }, (_, n) =>
      processes[n % 10]?.reserve(limits.signIn, attempt, now),
    ),
  );
  expect(guesses.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
});

test("from one address a hundred sign-ins may fail, whatever the account", async () => {
  const address = somewhere();
  await fail(100, () => attemptOf({ address }));
  await expect(signIn(attemptOf({ address }))).rejects.toMatchObject(refusal(9));
  await fail(1, () => attemptOf());
});

test("what succeeds is not counted, by address or by account", async () => {
  const address = somewhere();
  for (let n = 0; n < 105; n++) await succeed(attemptOf({ address }));
  const attempt = attemptOf({ address });
  for (let n = 0; n < 15; n++) await (await signIn(attempt)).settle({ counts: false });
  await fail(1, () => attempt);
});

test("a refused attempt uses up none of the other limits", async () => {
  const address = somewhere();
  const stubborn = attemptOf({ address });
  await fail(10, () => stubborn);
  for (let n = 0; n < 95; n++) await expect(signIn(stubborn)).rejects.toThrow();
  await fail(90, () => attemptOf({ address }));
  await expect(signIn(attemptOf({ address }))).rejects.toMatchObject(refusal(9));
});

test("an IPv6 subnet counts as one client, a site as ten", async () => {
  const site = newSubnet().split(":").slice(0, 3).join(":");
  const subnet = `${site}:ffff`;
  let others = 1;
  await fail(100, () => attemptOf({ address: `${subnet}::${randomUUID().slice(0, 4)}` }));
  const another = attemptOf({ address: `${subnet}::1` });
  await expect(signIn(another)).rejects.toMatchObject(refusal(9));
  await fail(900, () => attemptOf({ address: `${site}:${(++others).toString(16)}::1` }));
  const elsewhereOnSite = attemptOf({ address: `${site}:1::1` });
  await expect(signIn(elsewhereOnSite)).rejects.toMatchObject(refusal(9));
});

test("an address is the same client by IPv4 and IPv6", async () => {
  const address = `203.0.${randomInt(256)}.7`;
  const email = newEmail();
  await fail(5, () => attemptOf({ email, address }));
  await fail(5, () => attemptOf({ email, address: `::ffff:${address}` }));
  await expect(signIn(attemptOf({ email, address }))).rejects.toMatchObject(refusal(90));
});

test("fifty failures from many addresses leave strangers one attempt per 100 seconds", async () => {
  const email = newEmail();
  await fail(50, () => attemptOf({ email }));
  await expect(signIn(attemptOf({ email }))).rejects.toMatchObject(refusal(100));
  expect(waits).toEqual([]);
  await fail(1, () => attemptOf({ email }), later(92));
  expect(waits.splice(0)).toEqual([8_000]);
  await expect(signIn(attemptOf({ email }), later(92))).rejects.toMatchObject(refusal(108));
  await fail(1, () => attemptOf());
  expect(waits).toEqual([]);
});

test("a mailed reset lets the owner in from a new device despite strangers", async () => {
  const owner = attemptOf();
  const strangers = () => attemptOf({ email: owner.email });
  await fail(50, strangers);
  await expect(signIn(owner)).rejects.toMatchObject(refusal(100));
  const reset = await attempts.reserve(limits.mailedLink, { ...owner, email: undefined }, now);
  const recognition = { email: owner.email ?? "", forgives: "everywhere" as const };
  await reset.settle({ counts: false, recognition });
  await fail(50, strangers);
  waits.splice(0);
  expect([(await signIn(owner)).isKnownDevice, waits]).toEqual([true, []]);
  await expect(signIn(strangers())).rejects.toMatchObject(refusal(100));
});

test("a known device has attempts of its own despite strangers", async () => {
  const owner = attemptOf();
  await succeed(owner);
  await fail(10, () => ({ ...owner, device: "another browser" }));
  await fail(90, () => attemptOf({ address: owner.address }));
  await fail(39, () => attemptOf({ email: owner.email }));
  await expect(signIn({ ...owner, device: "another browser" })).rejects.toMatchObject(refusal(90));
  waits.splice(0);
  const reservation = await signIn(owner);
  expect([reservation.isKnownDevice, waits]).toEqual([true, []]);
});

test("a known device guesses no more than an unknown one", async () => {
  const owner = attemptOf();
  await succeed(owner);
  await fail(10, () => owner);
  await expect(signIn(owner)).rejects.toMatchObject(refusal(90));
});

test.each([
  ["at another address", { address: "another" }],
  ["with another browser", { device: "another" }],
  ["for another account", { email: "another@protea.co.za" }],
])("a device is not known %s", async (_, more) => {
  const owner = attemptOf();
  await succeed(owner);
  expect((await signIn({ ...owner, ...more })).isKnownDevice).toBe(false);
});

test("a device is known for 90 days after the last sign-in", async () => {
  const owner = attemptOf();
  await succeed(owner);
  const day = 86_400;
  expect((await signIn(owner, later(89 * day))).isKnownDevice).toBe(true);
  expect((await signIn(owner, later(91 * day))).isKnownDevice).toBe(false);
});

test("a right sign-in forgives the wrong ones before it", async () => {
  const owner = attemptOf();
  await fail(9, () => owner);
  await succeed(owner);
  await fail(9, () => owner);
  await succeed(owner);
  await fail(10, () => owner);
});

test("a reset forgives an account's wrong sign-ins from everywhere", async () => {
  const owner = attemptOf();
  await fail(10, () => owner);
  const reset = await attempts.reserve(limits.mailedLink, attemptOf({ email: undefined }), now);
  const recognition = { email: owner.email ?? "", forgives: "everywhere" as const };
  await reset.settle({ counts: false, recognition });
  await fail(1, () => owner);
});

test("server processes share the counts of each limit", async () => {
  const attempt = attemptOf();
  await fail(10, () => attempt);
  await expect(elsewhere.reserve(limits.signIn, attempt, now)).rejects.toMatchObject(refusal(90));
  await elsewhere.reserve(limits.recovery, attempt, now);
});

test("session, employee and company are counted separately", async () => {
  const claims = () => ({
    tenantId: randomUUID(),
    employeeId: 1,
    accountId: randomUUID(),
    sessionId: randomUUID(),
  });
  const own = claims();
  const add = (more = {}) =>
    attempts.reserve(limits.addition, attemptOf({ claims: { ...own, ...more } }), now);
  await Promise.all(Array.from({ length: 60 }, () => add()));
  await expect(add({ sessionId: randomUUID() })).rejects.toMatchObject(refusal(15));
  const addAsColleague = () => add({ accountId: randomUUID() });
  for (const _ of [1, 2]) await Promise.all(Array.from({ length: 60 }, addAsColleague));
  await expect(add({ accountId: randomUUID() })).rejects.toMatchObject(refusal(5));
  await add(claims());
});

test("attempts that cannot be counted are refused, not let through", async () => {
  const nowhere = connectDatabase({
    url: "postgres://baton_app:x@127.0.0.1:1/baton",
    poolSize: 1,
    prepare: inject("canPrepare"),
  });
  onTestFinished(() => nowhere.close());
  await expect(
    createAttemptLimits(nowhere).reserve(limits.signIn, attemptOf(), now),
  ).rejects.toMatchObject({ code: "unavailable", cause: expect.anything() });
});

test("where statements must not be prepared by name, none is", async () => {
  const pooled = connectDatabase({ url: inject("appUrl"), poolSize: 1, prepare: false });
  onTestFinished(() => pooled.close());
  const reservation = await createAttemptLimits(pooled).reserve(limits.signIn, attemptOf(), now);
  await reservation.settle({ counts: false });
  const { rows } = await pooled.pool.query("select name from pg_prepared_statements");
  expect(rows).toEqual([]);
});

test("the counts identify no person and are reached by functions only", async () => {
  const attempt = attemptOf({ address: "203.0.113.7" });
  await succeed(attempt);
  await fail(1, () => attempt);
  await expect(database.pool.query("select key from app.attempts")).rejects.toThrow("permission");
  await expect(database.pool.query("select key from app.known_devices")).rejects.toThrow(
    "permission",
  );
  const owner = new pg.Client(inject("ownerUrl"));
  await owner.connect();
  onTestFinished(() => owner.end());
  const { rows } = await owner.query(
    "select key from app.attempts union all select key from app.known_devices",
  );
  const stored = JSON.stringify(rows);
  for (const value of [attempt.email ?? "", attempt.address, attempt.device])
    expect(stored).not.toContain(value);
});
