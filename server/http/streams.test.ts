import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from "vitest";
import { auth } from "#contract/auth.ts";
import type { NotificationSnapshot } from "#contract/notifications.ts";
import { buildApp } from "#server/app.ts";
import { connectDatabase, type Database } from "#server/db/database.ts";
import { type ChangeListener, startChangeListener } from "#server/live/change-listener.ts";
import { notify } from "#server/modules/notifications/index.ts";
import { suspendTenant } from "#server/modules/tenant/index.ts";
import { openStream } from "#server/test/live-reader.ts";
import {
  app,
  call,
  newTenant,
  type Person,
  services,
  type TestTenant,
} from "#server/test/world.ts";
import { type StreamLimits, streamLimits } from "./open-streams.ts";

/** A separate server process: with connections, a listener and a port of its own. */
async function startProcess(limits: Partial<StreamLimits> = {}) {
  const url = inject("appUrl");
  const database: Database = connectDatabase({ url, poolSize: 4, prepare: true });
  const live: ChangeListener = startChangeListener(url, console.error);
  const server: FastifyInstance = await buildApp({
    services: { ...services, database, live },
    streamLimits: { ...streamLimits, ...limits },
    requestsPerMinute: 1_000_000,
  });
  const address = await server.listen({ port: 0, host: "127.0.0.1" });
  return {
    open: (person: Pick<Person, "token">) =>
      openStream<NotificationSnapshot>(`${address}/prod/secure/notifications/stream`, person),
    async stop() {
      await server.close();
      await live.stop();
      await database.close();
    },
  };
}
type Process = Awaited<ReturnType<typeof startProcess>>;

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

const tellOf = ({ inTenant }: TestTenant, { employeeId }: Person, now = new Date()) =>
  inTenant((tx) => notify({ tx, now }, { to: [employeeId], kind: "welcome", details: {} }));

const unreadIn = ({ answers }: { answers: NotificationSnapshot[] }) =>
  answers.map(({ unread }) => unread);

test("a reader of a stream gets the current response, and another after each commit, on every server process", async () => {
  const tenant = await newTenant();
  await tellOf(tenant, tenant.owner);
  const streams = await Promise.all([first.open(tenant.owner), second.open(tenant.owner)]);
  await vi.waitFor(() => expect(streams.map(unreadIn)).toEqual([[1], [1]]));
  await tellOf(tenant, tenant.owner);
  await vi.waitFor(
    () =>
      expect(streams.map(unreadIn)).toEqual([
        [1, 2],
        [1, 2],
      ]),
    5_000,
  );
  for (const { leave } of streams) leave();
});

test("a change that is rolled back reaches no reader", async () => {
  const tenant = await newTenant();
  const stream = await first.open(tenant.owner);
  const { employeeId } = tenant.owner;
  const undone = tenant.inTenant(async (tx) => {
    await notify({ tx, now: new Date() }, { to: [employeeId], kind: "welcome", details: {} });
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  await tellOf(tenant, tenant.owner);
  await vi.waitFor(() => expect(unreadIn(stream)).toEqual([0, 1]), 5_000);
  stream.leave();
});

test("a stream contains only its reader's own data, and nothing of colleagues or other companies", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const colleague = await tenant.newEmployee();
  const stream = await first.open(tenant.owner);
  await tellOf(tenant, colleague);
  await tellOf(other, other.owner);
  await tellOf(tenant, tenant.owner);
  await vi.waitFor(() => expect(unreadIn(stream)).toEqual([0, 1]), 5_000);
  stream.leave();
});

test("a burst of changes is gathered, and the last response is the current one", async () => {
  const tenant = await newTenant();
  const stream = await first.open(tenant.owner);
  await Promise.all(Array.from({ length: 40 }, () => tellOf(tenant, tenant.owner)));
  await vi.waitFor(() => expect(unreadIn(stream).at(-1)).toBe(40), 5_000);
  expect(stream.answers.length).toBeLessThan(10);
  stream.leave();
});

test("the streams of a suspended company end at once, on every server process, and those of others go on", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const streams = await Promise.all([first.open(tenant.owner), second.open(tenant.owner)]);
  const unaffected = await first.open(other.owner);
  await vi.waitFor(() => expect(streams.map(unreadIn)).toEqual([[0], [0]]));
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
  await vi.waitFor(() => expect(unreadIn(stream)).toEqual([0, 1]), 5_000);
  await vi.waitFor(() => expect(stream.heartbeats.length).toBeGreaterThan(2), 5_000);
  stream.leave();
});

test("when the session ends, nothing more is sent and the stream ends", async () => {
  const tenant = await newTenant();
  const stream = await first.open(tenant.owner);
  await call(tenant.owner, auth.signOut, {});
  await tellOf(tenant, tenant.owner);
  await stream.ended;
  expect(unreadIn(stream)).toEqual([0]);
});

test("when the account is deactivated, the stream ends", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const stream = await first.open(person);
  await tenant.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ isActive: false })
      .where("tenantId", "=", tenant.tenantId)
      .where("id", "=", person.employeeId)
      .execute(),
  );
  await tellOf(tenant, person);
  await stream.ended;
  expect(unreadIn(stream)).toEqual([0]);
});

test("one stream more than a session may have ends its oldest, and no one else's", async () => {
  const tenant = await newTenant();
  const colleague = await tenant.newEmployee();
  const { open } = await startAnother({ perSession: 2 });
  const oldest = await open(tenant.owner);
  const others = [await open(tenant.owner), await open(colleague)];
  await open(tenant.owner);
  await oldest.ended;
  expect(others.map(({ isOpen }) => isOpen())).toEqual([true, true]);
});

test("a process with too many streams refuses others until a reader leaves", async () => {
  const [one, other] = [await newTenant(), await newTenant()];
  const { open } = await startAnother({ inTotal: 1 });
  const stream = await open(one.owner);
  await expect(open(other.owner)).rejects.toThrow("503");
  stream.leave();
  await vi.waitFor(async () => (await open(other.owner)).leave(), 5_000);
});

test("a server that stops ends its streams and does not wait for their readers", async () => {
  const { owner } = await newTenant();
  const leaving = await startProcess();
  const streams = await Promise.all([leaving.open(owner), leaving.open(owner)]);
  const begunAt = performance.now();
  await leaving.stop();
  expect(performance.now() - begunAt).toBeLessThan(2_000);
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
