import { createHmac, timingSafeEqual } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { DeliveryFailure } from "#contract/codes/hooks.ts";
import { api } from "#contract/index.ts";
import {
  hookRun,
  hurryHooks,
  newHook,
  queueEvents,
  type Received,
  startReceiver,
  takeHooks,
  waitingHooks,
} from "#server/test/hooks.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { call, database, mailsOf, newTenant, type TestTenant } from "#server/test/world.ts";

const hourMs = 3_600_000;
const long = "<b>no</b>\u0000\n".repeat(100);
const receiver = await startReceiver({
  "/refusing": (response) => response.writeHead(500).end(long),
  "/gone": (response) => response.writeHead(410).end(),
  "/busy": (response) => response.writeHead(503, { "retry-after": "120" }).end(),
  "/far": (response) => response.writeHead(429, { "retry-after": "999999" }).end(),
  "/moved": (response) => response.writeHead(302, { location: "https://localhost/" }).end(),
  "/huge": (response) => response.writeHead(200).end("x".repeat(70_000)),
  "/silent": () => {},
});

/** The public rule of Standard Webhooks, written apart from the product. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const content = [headers["webhook-id"], headers["webhook-timestamp"], body].join(".");
  const expected = createHmac("sha256", key).update(content).digest();
  return String(headers["webhook-signature"])
    .split(" ")
    .some((signature) => {
      const [version, given = ""] = signature.split(",");
      const bytes = Buffer.from(given, "base64");
      return version === "v1" && bytes.length === 32 && timingSafeEqual(bytes, expected);
    });
}

async function companyWithHook(path = `/${crypto.randomUUID()}`) {
  const tenant = await newTenant();
  const { hook, secret } = await newHook(tenant, { address: receiver.at(path) });
  const clerk = await tenant.newEmployee();
  let changes = 0;
  const change = async (times = 1) => {
    for (let n = 0; n < times; n++)
      await call(tenant.owner, api.employees.update, {
        params: { id: clerk.employeeId },
        body: { name: `Anele ${"abcdefghijklmnopqrstuvwxyz"[changes++ % 26]}` },
      });
    await queueEvents(tenant);
  };
  const received = () => receiver.received.filter((one) => one.path === path);
  return { ...tenant, hook, secret, clerk, change, received };
}
type Company = Awaited<ReturnType<typeof companyWithHook>>;

async function sendAll({ tenantId }: Pick<TestTenant, "tenantId">, run = hookRun()) {
  for (const taken of await takeHooks(tenantId)) await run(taken);
}
const deliveriesOf = async ({ owner, hook }: Company) =>
  (await call(owner, api.hooks.listDeliveries, { params: { id: hook.id }, query: {} })).body
    .deliveries;
const hookNow = async ({ owner }: Company) =>
  (await call(owner, api.hooks.listHooks, {})).body.hooks[0];

/** Works at a later moment by the clock of calls and jobs; sessions have ended then. */
async function later(hours: number, work: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ now: Date.now() + hours * hourMs, toFake: ["Date"] });
  try {
    await work();
  } finally {
    vi.useRealTimers();
  }
}

test("an event arrives signed over its very bytes, with the event's id", async () => {
  const company = await companyWithHook();
  await company.change();
  await sendAll(company);
  const [sent] = company.received();
  if (!sent) throw new Error("It did not arrive.");
  const event = JSON.parse(sent.body);
  expect(event).toEqual({
    ...{ id: expect.stringMatching(/^evt_\d+$/), number: 1, type: "person.changed", link: null },
    ...{ at: expect.any(String), fields: ["firstName"] },
    subject: { kind: "person", id: company.clerk.employeeId },
  });
  expect(sent.headers).toMatchObject({
    ...{ "webhook-id": event.id, "content-type": "application/json" },
    "webhook-timestamp": expect.stringMatching(/^\d{10}$/),
  });
  expect(Buffer.byteLength(sent.body)).toBeLessThan(4_096);
  expect(isSigned(sent, company.secret)).toBe(true);
  expect(isSigned({ ...sent, body: `${sent.body} ` }, company.secret)).toBe(false);
  expect(isSigned(sent, `whsec_${"A".repeat(43)}=`)).toBe(false);
  expect(await deliveriesOf(company)).toMatchObject([
    { number: 1, type: "person.changed", state: "delivered", status: 204, attempts: 1 },
  ]);
  expect(await waitingHooks(company.tenantId)).toEqual([]);
  expect((await hookNow(company))?.lastDeliveredAt).not.toBeNull();
});

test("a hook gets the events that it asks for, and no others", async () => {
  const company = await companyWithHook();
  await company.change();
  await call(company.owner, api.departments.createDepartment, {
    body: { departmentName: "Sales", departmentHeadId: null },
  } as never);
  await queueEvents(company);
  await sendAll(company);
  expect(company.received().map(({ body }) => JSON.parse(body).type)).toEqual(["person.changed"]);
});

test("a rotation signs with both secrets for 24 hours", async () => {
  const company = await companyWithHook();
  const { owner, hook } = company;
  const params = { id: hook.id };
  const rotated = (await call(owner, api.hooks.rotateHookSecret, { params })).body;
  expect(Date.parse(rotated.hook.formerSecretUntil ?? "") - Date.now()).toBeGreaterThan(
    23 * hourMs,
  );
  await company.change();
  await sendAll(company);
  await company.change();
  await later(25, () => sendAll(company));
  const signed = company
    .received()
    .map((one) => [isSigned(one, rotated.secret), isSigned(one, company.secret)]);
  expect(signed).toEqual([
    [true, true],
    [true, false],
  ]);
});

test.each<[string, number | null, DeliveryFailure]>([
  ["/refusing", 500, "refused"],
  ["/moved", null, "redirected"],
  ["/huge", null, "too_large"],
  ["/silent", null, "too_slow"],
])("a receiver at %s fails, and the event is sent again later", async (path, status, failure) => {
  const company = await companyWithHook(path);
  await company.change();
  await sendAll(company, hookRun({ maxMs: path === "/silent" ? 200 : 10_000 }));
  const [delivery] = await deliveriesOf(company);
  expect(delivery).toMatchObject({ state: "waiting", status, failure, attempts: 1 });
  expect(await waitingHooks(company.tenantId)).toEqual([{ seconds: expect.closeTo(5, -1) }]);
  expect((await hookNow(company))?.state).toBe("failing");
});

test("the log shows the beginning of a refusal as text", async () => {
  const company = await companyWithHook("/refusing");
  await company.change();
  await sendAll(company);
  const [delivery] = await deliveriesOf(company);
  expect(delivery?.answer).toBe(
    "<b>no</b> ".repeat(100).slice(0, 200).trimEnd().padEnd(200).slice(0, 200),
  );
});

test.each([
  "https://127.0.0.1/",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/",
  "https://10.0.0.7/",
])("the internal address %s is never called", async (address) => {
  const company = await companyWithHook();
  await call(company.owner, api.hooks.updateHook, {
    params: { id: company.hook.id },
    body: { name: "Inside", address, types: ["person.changed"] },
  });
  await company.change();
  await sendAll(company);
  expect(await deliveriesOf(company)).toMatchObject([{ failure: "address_refused", status: null }]);
});

test("a name that turns to an internal address is refused before the call", async () => {
  const company = await companyWithHook();
  await call(company.owner, api.hooks.updateHook, {
    params: { id: company.hook.id },
    body: { name: "Turning", address: "https://turning.test/", types: ["person.changed"] },
  });
  await company.change();
  let looks = 0;
  const resolve = async () => {
    looks++;
    return [{ address: looks === 1 ? "169.254.169.254" : "93.184.216.34", family: 4 }];
  };
  await sendAll(company, hookRun({ resolve }));
  expect(await deliveriesOf(company)).toMatchObject([{ failure: "address_refused" }]);
  expect(looks).toBe(1);
});

test.each([
  ["/busy", 120],
  ["/far", 3_600],
])("a receiver at %s is asked again after %d seconds", async (path, seconds) => {
  const company = await companyWithHook(path);
  await company.change();
  await sendAll(company);
  const [waiting] = await waitingHooks(company.tenantId);
  expect(waiting?.seconds).toBeGreaterThan(seconds - 30);
  expect(waiting?.seconds).toBeLessThanOrEqual(seconds);
});

test("a 410 stops the hook, with a security event and a mail", async () => {
  const company = await companyWithHook("/gone");
  await company.change();
  await sendAll(company);
  expect((await hookNow(company))?.state).toBe("stopped");
  expect(await deliveriesOf(company)).toMatchObject([{ state: "failed", status: 410 }]);
  expect((await securityEventsOf(company, "hook_stopped")).length).toBe(1);
  const mails = await mailsOf(company.tenantId, { kind: "hookFails" });
  expect(mails.map(({ subject }) => subject)).toEqual(["A webhook of your company was stopped"]);
});

test("a hook that fails for a day is told, and after three days and 20 failures stops", async () => {
  const company = await companyWithHook("/refusing");
  const maker = company.owner.email;
  await company.change(21);
  const [first, second, ...rest] = await takeHooks(company.tenantId);
  if (!first || !second) throw new Error("Nothing waits.");
  const run = hookRun();
  const subjects = async () =>
    (await mailsOf(company.tenantId, { kind: "hookFails" })).map(({ to, subject }) => [
      to,
      subject,
    ]);
  await run(first);
  expect(await subjects()).toEqual([]);
  await later(25, () => run(second));
  expect(await subjects()).toEqual([[maker, "A webhook of your company fails"]]);
  const runAll = (some: typeof rest) => async () => {
    for (const taken of some) await run(taken);
  };
  await later(73, runAll(rest.slice(0, 17)));
  expect((await hookNow(company))?.state).toBe("failing");
  await later(73, runAll(rest.slice(17)));
  expect((await hookNow(company))?.state).toBe("stopped");
  expect(await subjects()).toEqual([[maker, "A webhook of your company was stopped"]]);
  expect((await deliveriesOf(company))[0]).toMatchObject({ state: "failed" });
  const params = { id: company.hook.id };
  const started = await call(company.owner, api.hooks.startHook, { params });
  expect(started.body).toMatchObject({ state: "active", failingSince: null });
});

test("a success heals the hook", async () => {
  const company = await companyWithHook("/refusing");
  await company.change();
  await sendAll(company);
  const body = {
    name: "Mended",
    address: receiver.at("/mended"),
    types: ["person.changed" as const],
  };
  await company.inTenant((tx) =>
    tx
      .updateTable("hooks")
      .set({ address: body.address })
      .where("tenantId", "=", tx.tenantId)
      .execute(),
  );
  await hurryHooks(company.tenantId);
  await sendAll(company);
  expect(await hookNow(company)).toMatchObject({ state: "active", failingSince: null });
  expect(await deliveriesOf(company)).toMatchObject([{ state: "delivered", attempts: 2 }]);
});

test("an event is given up after two days", async () => {
  const company = await companyWithHook("/refusing");
  await company.change();
  await later(49, () => sendAll(company));
  expect(await deliveriesOf(company)).toMatchObject([{ state: "failed", failure: "refused" }]);
  expect(await waitingHooks(company.tenantId)).toEqual([]);
});

test("a server that is killed before it notes a success sends the same id again", async () => {
  const company = await companyWithHook();
  await company.change();
  const [taken] = await takeHooks(company.tenantId);
  if (!taken) throw new Error("Nothing waits.");
  let transactions = 0;
  const dying = {
    ...database,
    inTenant: ((...work) => {
      if (++transactions > 1) throw new Error("The server was killed.");
      return database.inTenant(...work);
    }) as typeof database.inTenant,
  };
  await expect(hookRun({}, dying)(taken)).rejects.toThrow("killed");
  expect(await deliveriesOf(company)).toMatchObject([{ state: "waiting", attempts: 0 }]);
  await hurryHooks(company.tenantId);
  await sendAll(company);
  const ids = company.received().map(({ headers }) => headers["webhook-id"]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("a failing hook has one delivery at a time, and the others wait", async () => {
  const company = await companyWithHook("/silent");
  await company.change();
  await sendAll(company, hookRun({ maxMs: 100 }));
  await company.change(5);
  const before = company.received().length;
  const run = hookRun({ maxMs: 300 });
  await Promise.all((await takeHooks(company.tenantId)).map(run));
  expect(company.received().length - before).toBeLessThanOrEqual(1);
  expect(await waitingHooks(company.tenantId)).toHaveLength(6);
});

test("a delivery, or all events of some days, are sent again with their ids and bodies", async () => {
  const company = await companyWithHook();
  await company.change(2);
  await sendAll(company);
  const params = { id: company.hook.id };
  const [newest] = await deliveriesOf(company);
  const one = await call(company.owner, api.hooks.redeliver, {
    params,
    body: { deliveryId: newest?.id ?? 0 },
  });
  expect(one.body).toEqual({ count: 1 });
  const rotated = (await call(company.owner, api.hooks.rotateHookSecret, { params })).body;
  await sendAll(company);
  const [, second, again] = company.received();
  expect([again?.headers["webhook-id"], again?.body]).toEqual([
    second?.headers["webhook-id"],
    second?.body,
  ]);
  expect(again && isSigned(again, rotated.secret)).toBe(true);
  const { body: days } = await call(company.owner, api.hooks.redeliver, {
    params,
    body: { from: "2020-01-01", to: "2099-12-31" },
  });
  expect(days).toEqual({ count: 2 });
  await sendAll(company);
  expect(company.received()).toHaveLength(5);
  expect((await deliveriesOf(company)).map(({ isAgain }) => isAgain)).toEqual([
    ...[true, true, true],
    ...[false, false],
  ]);
  const none = { from: "2020-01-01", to: "2020-01-02" };
  expect((await call(company.owner, api.hooks.redeliver, { params, body: none })).body).toEqual({
    count: 0,
  });
});

test("what is sent again neither heals nor harms a hook", async () => {
  const company = await companyWithHook("/refusing");
  await company.change();
  await sendAll(company);
  const before = await hookNow(company);
  const [failed] = await deliveriesOf(company);
  await company.inTenant((tx) =>
    tx
      .updateTable("hooks")
      .set({ address: receiver.at("/again") })
      .where("tenantId", "=", tx.tenantId)
      .execute(),
  );
  const params = { id: company.hook.id };
  await call(company.owner, api.hooks.redeliver, { params, body: { deliveryId: failed?.id ?? 0 } });
  await sendAll(company);
  expect((await hookNow(company))?.failingSince).toBe(before?.failingSince);
});

test("a test is sent once, even by a stopped hook, and never counts", async () => {
  const company = await companyWithHook("/gone");
  await company.change();
  await sendAll(company);
  const params = { id: company.hook.id };
  const { status } = await call(company.owner, api.hooks.sendTest, { params });
  expect(status).toBe(200);
  await sendAll(company);
  const [sent] = company.received().slice(-1);
  expect(sent && isSigned(sent, company.secret)).toBe(true);
  expect(JSON.parse(sent?.body ?? "")).toMatchObject({ type: "test", number: null, subject: null });
  const [delivery] = await deliveriesOf(company);
  expect(delivery).toMatchObject({ isTest: true, state: "failed", status: 410, number: null });
  expect(await waitingHooks(company.tenantId)).toEqual([]);
});

test("a suspended company's events wait", async () => {
  const company = await companyWithHook();
  await company.change();
  await company.inTenant((tx) =>
    tx
      .updateTable("tenants")
      .set({ suspendedAt: new Date().toISOString() })
      .where("id", "=", tx.tenantId)
      .execute(),
  );
  await sendAll(company);
  expect(company.received()).toEqual([]);
  expect(await waitingHooks(company.tenantId)).toHaveLength(1);
});
