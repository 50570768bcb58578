import { setTimeout as sleep } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { expect, inject, onTestFinished, test } from "vitest";
import { connectDatabase } from "#server/db/database.ts";
import { eventually } from "#server/test/eventually.ts";
import { testOperation } from "#server/test/test-operation.ts";
import { newTenant, type Person, services } from "#server/test/world.ts";
import { attemptCaller } from "./callers.ts";
import { serve } from "./doors.ts";
import { handleFailures } from "./failures.ts";
import { openStreams } from "./open-streams.ts";

/** One call occupies a connection until `letGo`. */
async function startServer(poolSize: number) {
  const database = connectDatabase({
    url: inject("appUrl"),
    poolSize,
    prepare: inject("canPrepare"),
    maxWaitMs: 60_000,
  });
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  let holding = 0;
  const hold = async () => {
    holding++;
    await released;
    return { ok: true };
  };
  const app: FastifyInstance = Fastify();
  handleFailures(app);
  const options = {
    services: { ...services, database },
    checkResponses: true,
    streams: openStreams(),
  };
  serve(app, { operation: testOperation("hold"), handle: hold }, options);
  serve(app, { operation: testOperation("quick"), handle: async () => ({ ok: true }) }, options);
  onTestFinished(async () => {
    letGo();
    await app.close();
    await database.close();
  });
  const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
  return {
    app,
    letGo,
    countHolding: () => holding,
    headersOf,
    post: (name: "hold" | "quick", person: Person) =>
      app.inject({ method: "POST", url: `/secure/${name}`, headers: headersOf(person) }),
  };
}

const manyOf = <T>(count: number, make: () => Promise<T>) => Array.from({ length: count }, make);

test("a company with its share in use does not delay another", async () => {
  const { post, countHolding, letGo } = await startServer(4);
  const [busy, other] = [await newTenant(), await newTenant()];
  const people = await Promise.all(manyOf(4, () => busy.newEmployee()));
  const held = people.flatMap((person) => manyOf(8, () => post("hold", person)));
  await eventually(() => expect(countHolding()).toBe(2));
  expect((await post("quick", other.owner)).statusCode).toBe(200);
  expect(countHolding()).toBe(2);
  letGo();
  for (const answer of await Promise.all(held)) expect(answer.statusCode).toBe(200);
});

test("a person with their share in use does not delay a colleague", async () => {
  const { post, countHolding, letGo } = await startServer(8);
  const { owner, newEmployee } = await newTenant();
  const colleague = await newEmployee();
  const held = manyOf(8, () => post("hold", owner));
  await eventually(() => expect(countHolding()).toBe(2));
  expect((await post("quick", colleague)).statusCode).toBe(200);
  expect(countHolding()).toBe(2);
  letGo();
  for (const answer of await Promise.all(held)) expect(answer.statusCode).toBe(200);
});

test("with a single connection everyone is served, one after the other", async () => {
  const { post, letGo } = await startServer(1);
  const [one, other] = [await newTenant(), await newTenant()];
  const calls = [one, other].flatMap(({ owner }) => manyOf(10, () => post("hold", owner)));
  letGo();
  for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(200);
});

test("only a person's calls beyond the waiting limit are told to retry", async () => {
  const { post, countHolding, letGo } = await startServer(4);
  const { owner, newEmployee } = await newTenant();
  const colleague = await newEmployee();
  const held = manyOf(101, () => post("hold", owner));
  await eventually(() => expect(countHolding()).toBe(1));
  const refused = await post("quick", owner);
  expect([refused.statusCode, refused.json().code]).toEqual([503, "unavailable"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await post("quick", colleague)).statusCode).toBe(200);
  letGo();
  expect(new Set((await Promise.all(held)).map(({ statusCode }) => statusCode))).toEqual(
    new Set([200]),
  );
});

test("a call is dropped if its caller hangs up while waiting", async () => {
  const { app, post, countHolding, headersOf, letGo } = await startServer(1);
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const { owner } = await newTenant();
  const first = post("hold", owner);
  await eventually(() => expect(countHolding()).toBe(1));
  const hangUp = new AbortController();
  const arrived = new Promise<void>((resolve) => app.server.once("request", () => resolve()));
  const left = fetch(`${address}/secure/hold`, {
    method: "POST",
    headers: headersOf(owner),
    signal: hangUp.signal,
  });
  await arrived;
  await sleep(50);
  hangUp.abort();
  await expect(left).rejects.toThrow("aborted");
  await sleep(50);
  letGo();
  expect((await first).statusCode).toBe(200);
  expect((await post("quick", owner)).statusCode).toBe(200);
  expect(countHolding()).toBe(1);
});

test("each account that signs in from an office has its own share", async () => {
  const database = connectDatabase({
    url: inject("appUrl"),
    poolSize: 8,
    prepare: inject("canPrepare"),
    maxWaitMs: 60_000,
  });
  onTestFinished(() => database.close());
  const { tenantId } = await newTenant();
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  const inside: string[] = [];
  const signIn = (email: string) =>
    database.readTenant(
      tenantId,
      async () => {
        inside.push(email);
        await released;
      },
      attemptCaller({ address: "203.0.113.7", device: "Firefox", email }),
    );
  const all = ["a@x.co.za", "A@x.co.za", "a@x.co.za", "b@x.co.za", "c@x.co.za"].map(signIn);
  await eventually(() => expect(inside).toHaveLength(4));
  const accounts = inside.map((email) => email.toLowerCase()).sort();
  letGo();
  await Promise.all(all);
  expect(accounts).toEqual(["a@x.co.za", "a@x.co.za", "b@x.co.za", "c@x.co.za"]);
});

test("an address that tries many accounts has a single share", async () => {
  const database = connectDatabase({
    url: inject("appUrl"),
    poolSize: 4,
    prepare: inject("canPrepare"),
    maxWaitMs: 60_000,
  });
  onTestFinished(() => database.close());
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  let inside = 0;
  const lookUp = (address: string, email: string, work: () => Promise<void>) =>
    database.inDirectory(work, attemptCaller({ address, device: "Firefox", email }));
  const hold = () => {
    inside++;
    return released;
  };
  // One client, as a household has 2^64 IPv6 addresses.
  const all = Array.from({ length: 20 }, (_, n) =>
    lookUp(`2001:db8:1:2::${n}`, `${n}@x.co.za`, hold),
  );
  await eventually(() => expect(inside).toBe(2));
  await lookUp("203.0.113.8", "me@y.co.za", async () => {});
  expect(inside).toBe(2);
  letGo();
  await Promise.all(all);
});
