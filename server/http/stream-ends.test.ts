import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/database.ts";
import { hashPassword, openSession, savePasswordHash } from "#server/modules/auth/index.ts";
import { eventually } from "#server/test/eventually.ts";
import { type Process, startProcess, tellOf, unreadIn } from "#server/test/stream-process.ts";
import { call, newTenant, type Person, services, type TestTenant } from "#server/test/world.ts";
import type { StreamLimits } from "./open-streams.ts";

const { auth, employees } = api;

const started: Process[] = [];
const startAnother = async (limits: Partial<StreamLimits>, given?: Database) => {
  const one = await startProcess(limits, given);
  started.push(one);
  return one;
};
afterEach(async () => {
  for (const one of started.splice(0)) await one.stop();
});

const password = "Correct-horse-7!";

const sessionOf = async ({ token }: Person) =>
  String((await services.tokens.verify(token, new Date()))?.sessionId);

/** With a password to change. */
async function secondDeviceOf({ tenantId, inTenant }: TestTenant, person: Person) {
  const { accountId: id, employeeId } = person;
  const passwordHash = await hashPassword(password);
  const { claims, expiresAt } = await inTenant(async (tx) => {
    await savePasswordHash(tx, id, passwordHash);
    const device = { now: new Date(), address: "", device: "" };
    return openSession(tx, device, { id, employeeId }, 1);
  });
  return { ...person, tenantId, token: await services.tokens.sign(claims, expiresAt) };
}

/** Only an announcement wakes the streams of these processes. */
let patient: Process[];
beforeAll(async () => {
  const start = () => startProcess({ heartbeatMs: 3_600_000 });
  patient = [await start(), await start()];
});
afterAll(() => Promise.all(patient.map(({ stop }) => stop())));

test.each<[string, (tenant: TestTenant, person: Person) => Promise<{ status: number }>]>([
  ["the person signs out", (_, person) => call(person, auth.signOut, {})],
  [
    "another device ends the session",
    async (tenant, person) => {
      const params = { id: await sessionOf(person) };
      return call(await secondDeviceOf(tenant, person), auth.endSession, { params });
    },
  ],
  [
    "another device ends all others",
    async (tenant, person) => call(await secondDeviceOf(tenant, person), auth.endOtherSessions, {}),
  ],
  [
    "the password is changed on another device",
    async (tenant, person) => {
      const body = { currentPassword: password, newPassword: "Another-horse-8!" };
      return call(await secondDeviceOf(tenant, person), auth.changePassword, { body });
    },
  ],
  [
    "the account is deactivated",
    ({ owner }, { employeeId }) =>
      call(owner, employees.toggleStatus, {
        params: { id: employeeId },
        query: { activate: "false" },
      }),
  ],
])("when %s, the session's streams end at once, in every process", async (_, end) => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const streams = await Promise.all(patient.map(({ open }) => open(person)));
  const colleague = await patient[0]?.open(tenant.owner);
  await eventually(() => expect(streams.map(unreadIn)).toEqual([[0], [0]]));
  expect((await end(tenant, person)).status).toBe(200);
  await Promise.all(streams.map(({ ended }) => ended));
  expect(streams.map(unreadIn)).toEqual([[0], [0]]);
  expect(colleague?.isOpen()).toBe(true);
  colleague?.leave();
});

test("a stream survives a moment without room in the database", async () => {
  const tenant = await newTenant();
  let isFull = false;
  const readTenant: Database["readTenant"] = (tenantId, work, caller) => {
    if (isFull) throw new AppError("unavailable");
    return services.database.readTenant(tenantId, work, caller);
  };
  const database = { ...services.database, readTenant };
  const { open } = await startAnother(
    { heartbeatMs: 50, heartbeatsBetweenReads: 1, pauseMs: 10 },
    database,
  );
  const stream = await open(tenant.owner);
  isFull = true;
  await tellOf(tenant, tenant.owner);
  const { length } = stream.heartbeats;
  await eventually(() => expect(stream.heartbeats.length).toBeGreaterThan(length + 2));
  isFull = false;
  await eventually(() => expect(unreadIn(stream)).toEqual([0, 1]));
  stream.leave();
});

test("one stream too many in a session ends its oldest", async () => {
  const tenant = await newTenant();
  const colleague = await tenant.newEmployee();
  const { open } = await startAnother({ perSession: 2 });
  const oldest = await open(tenant.owner);
  const others = [await open(tenant.owner), await open(colleague)];
  await open(tenant.owner);
  await oldest.ended;
  expect(others.map(({ isOpen }) => isOpen())).toEqual([true, true]);
});

test("one stream too many for a person ends their oldest", async () => {
  const tenant = await newTenant();
  const colleague = await tenant.newEmployee();
  const other = await secondDeviceOf(tenant, tenant.owner);
  const { open } = await startAnother({ perSession: 2, perPerson: 3 });
  const oldest = await open(tenant.owner);
  const others = [await open(tenant.owner), await open(other), await open(colleague)];
  await open(other);
  await oldest.ended;
  expect(others.map(({ isOpen }) => isOpen())).toEqual([true, true, true]);
});

test("a person's ninth stream on all devices ends the oldest", async () => {
  const tenant = await newTenant();
  const { owner } = tenant;
  const { open } = await startAnother({});
  const devices = [owner, await secondDeviceOf(tenant, owner), await secondDeviceOf(tenant, owner)];
  const streams = [];
  for (let n = 0; n < 8; n++) streams.push(await open(devices[n % 3] ?? owner));
  expect(streams.map(({ isOpen }) => isOpen())).toEqual(Array(8).fill(true));
  const ninth = await open(devices[2] ?? owner);
  await streams[0]?.ended;
  expect([...streams.slice(1), ninth].map(({ isOpen }) => isOpen())).toEqual(Array(8).fill(true));
});
