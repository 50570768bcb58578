import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { hashPassword, isPassword } from "./passwords.ts";

const password = "Correct-horse-7!";
const cores = Math.max(2, availableParallelism());
const from = (client: string, person = "") => ({
  caller: { client, person },
  isKnownDevice: false,
});
const flood = (client: string, count: number, person?: string) =>
  Array.from({ length: count }, () => hashPassword(password, from(client, person)));

const countRefused = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === "rejected").length;

test("a password matches only its own hash", async () => {
  const [one, other] = [await hashPassword(password), await hashPassword(password)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await isPassword(one, password)).toBe(true);
  expect(await isPassword(one, "Correct-horse-8!")).toBe(false);
  expect(await isPassword(null, "no account has this password")).toBe(false);
});

test("one address's flood delays no other address", async () => {
  let finished = 0;
  const many = flood("192.0.2.1", 50).map((one) => one.then(() => finished++));
  await hashPassword(password, from("192.0.2.2"));
  expect(finished).toBeLessThan(10);
  // On a slow machine some are refused in the end.
  await Promise.allSettled(many);
});

test("a long queue refuses the flood, not the other callers", async () => {
  const many = Promise.allSettled(flood("192.0.2.1", 2_000));
  const others = await Promise.allSettled(
    ["192.0.2.2", "192.0.2.3"].map((client) => hashPassword(password, from(client))),
  );
  expect(countRefused(others)).toBe(0);
  const outcomes = await many;
  expect(countRefused(outcomes)).toBeGreaterThan(1_000);
  for (const outcome of outcomes)
    if (outcome.status === "rejected")
      expect(outcome.reason).toMatchObject({ code: "unavailable" });
});

/** Sixty addresses with one hash each, which take turns. */
const fromEverywhere = (onEnd: () => void) =>
  Promise.allSettled(
    Array.from({ length: 60 }, (_, n) =>
      hashPassword(password, from(`198.51.100.${n}`)).then(onEnd),
    ),
  );

test.each([
  ["a known device waits behind none of them", { isKnownDevice: true }, true],
  ["a session waits behind none of them", { isKnownDevice: undefined }, true],
  ["an unknown device waits for its turn", { isKnownDevice: false }, false],
])("during a flood from everywhere %s", async (_, { isKnownDevice }, isFirst) => {
  let finished = 0;
  const many = fromEverywhere(() => finished++);
  const { caller } = from("192.0.2.1");
  await hashPassword(
    password,
    isKnownDevice === undefined ? { caller } : { caller, isKnownDevice },
  );
  expect(finished < 10).toBe(isFirst);
  await many;
});

test("of one address's flood few wait, and the rest is refused at once", async () => {
  const order: string[] = [];
  const many = flood("192.0.2.1", 100 * cores).map((one) =>
    one.then(
      () => order.push("hashed"),
      () => order.push("refused"),
    ),
  );
  await Promise.all(many);
  const firstHash = order.indexOf("hashed");
  expect(order.slice(firstHash)).not.toContain("refused");
  expect(firstHash).toBeGreaterThanOrEqual(99 * cores - 50);
});

test("a flood at one account delays no colleague in the same office", async () => {
  let finished = 0;
  const many = flood("192.0.2.1", 2_000, "one").map((one) => one.finally(() => finished++));
  const outcome = Promise.allSettled(many);
  await new Promise((resolve) => setImmediate(resolve));
  const refused = finished;
  const colleagues = ["two", "three", "four"].map((person) =>
    hashPassword(password, from("192.0.2.1", person)),
  );
  await Promise.all(colleagues);
  expect(finished - refused).toBeLessThan(30);
  await outcome;
});

test("nothing is hashed for callers who hang up while they wait", async () => {
  const hangUp = new AbortController();
  const gone = Array.from({ length: 60 }, () =>
    hashPassword(password, {
      caller: { client: "192.0.2.1", person: "", signal: hangUp.signal },
    }),
  );
  hangUp.abort();
  const outcomes = await Promise.allSettled(gone);
  expect(countRefused(outcomes)).toBeGreaterThan(30);
});
