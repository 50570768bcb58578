import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { suspendTenant } from "#server/modules/tenant/index.ts";
import { eventually } from "#server/test/eventually.ts";
import { type Process, startProcess, tellOf, unreadIn } from "#server/test/stream-process.ts";
import { app, newTenant } from "#server/test/world.ts";
import type { StreamLimits } from "./open-streams.ts";

let first: Process;
let second: Process;
beforeAll(async () => {
  [first, second] = await Promise.all([startProcess(), startProcess()]);
});
afterAll(() => Promise.all([first.stop(), second.stop()]));

const started: Process[] = [];
const startAnother = async (limits: Partial<StreamLimits>) => {
  const one = await startProcess(limits);
  started.push(one);
  return one;
};
afterEach(async () => {
  for (const one of started.splice(0)) await one.stop();
});

test("a stream sends the response again after each commit on any server", async () => {
  const tenant = await newTenant();
  await tellOf(tenant, tenant.owner);
  const streams = await Promise.all([first.open(tenant.owner), second.open(tenant.owner)]);
  await eventually(() => expect(streams.map(unreadIn)).toEqual([[1], [1]]));
  await tellOf(tenant, tenant.owner);
  await eventually(() =>
    expect(streams.map(unreadIn)).toEqual([
      [1, 2],
      [1, 2],
    ]),
  );
  for (const { leave } of streams) leave();
});

test("a change that is rolled back reaches no reader", async () => {
  const tenant = await newTenant();
  const stream = await first.open(tenant.owner);
  const undone = tenant.inTenant(async (tx) => {
    await tellOf({ inTenant: (work) => work(tx) }, tenant.owner);
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  await tellOf(tenant, tenant.owner);
  await eventually(() => expect(unreadIn(stream)).toEqual([0, 1]));
  stream.leave();
});

test("a stream contains only its reader's own data", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const colleague = await tenant.newEmployee();
  const stream = await first.open(tenant.owner);
  await tellOf(tenant, colleague);
  await tellOf(other, other.owner);
  await tellOf(tenant, tenant.owner);
  await eventually(() => expect(unreadIn(stream)).toEqual([0, 1]));
  stream.leave();
});

test("a burst of changes is combined into the current response", async () => {
  const tenant = await newTenant();
  const stream = await first.open(tenant.owner);
  await Promise.all(Array.from({ length: 40 }, () => tellOf(tenant, tenant.owner)));
  await eventually(() => expect(unreadIn(stream).at(-1)).toBe(40));
  expect(stream.answers.length).toBeLessThan(10);
  stream.leave();
});

test("suspending a company ends its streams on every server", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const streams = await Promise.all([first.open(tenant.owner), second.open(tenant.owner)]);
  const unaffected = await first.open(other.owner);
  await eventually(() => expect(streams.map(unreadIn)).toEqual([[0], [0]]));
  await tenant.inTenant((tx) => suspendTenant({ tx, now: new Date() }));
  await Promise.all(streams.map(({ ended }) => ended));
  expect(unaffected.isOpen()).toBe(true);
  unaffected.leave();
});

test("a stream is neither cached nor buffered by proxies", async () => {
  const { owner } = await newTenant();
  const { headers, leave } = await first.open(owner);
  expect(headers.get("content-type")).toMatch(/^text\/event-stream/);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-accel-buffering")).toBe("no");
  expect(headers.get("content-security-policy")).toContain("default-src 'self'");
  leave();
});

test("an idle stream sends heartbeats, and notices changes that were not announced", async () => {
  const tenant = await newTenant();
  const { open } = await startAnother({ heartbeatMs: 50, heartbeatsBetweenReads: 2, pauseMs: 10 });
  const stream = await open(tenant.owner);
  const { tenantId, employeeId } = tenant.owner;
  await tenant.inTenant((tx) =>
    tx.insertInto("notifications").values({ tenantId, employeeId, kind: "welcome" }).execute(),
  );
  // Count and list are two statements: a change between them is complete in the next answer.
  await eventually(() => {
    expect(unreadIn(stream)[0]).toBe(0);
    expect(stream.answers.at(-1)).toMatchObject({ unread: 1, total: 1, newest: [{}] });
  });
  await eventually(() => expect(stream.heartbeats.length).toBeGreaterThan(2));
  stream.leave();
});

test("a process with too many streams refuses others until a reader leaves", async () => {
  const [one, other] = [await newTenant(), await newTenant()];
  const { open } = await startAnother({ inTotal: 1 });
  const stream = await open(one.owner);
  await expect(open(other.owner)).rejects.toThrow("503");
  stream.leave();
  await eventually(async () => (await open(other.owner)).leave());
});

test("a stopping server ends its streams without waiting for readers", async () => {
  const { owner } = await newTenant();
  const leaving = await startProcess();
  const streams = await Promise.all([leaving.open(owner), leaving.open(owner)]);
  const begunAt = performance.now();
  await leaving.stop();
  expect(performance.now() - begunAt).toBeLessThan(10_000);
  await Promise.all(streams.map(({ ended }) => ended));
});

test("a HEAD request does not open a stream", async () => {
  const { owner } = await newTenant();
  const { statusCode } = await app.inject({
    method: "HEAD",
    url: "/prod/secure/notifications/stream",
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(statusCode).toBe(404);
});
