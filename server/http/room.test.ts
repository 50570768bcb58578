import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { buildApp } from "#server/app.ts";
import type { DiskLevel } from "#server/storage/disk.ts";
import { ownerPassword, settledOwner } from "#server/test/signed-up-owner.ts";
import { callOn, type Person, services } from "#server/test/world.ts";

let level: DiskLevel = "ample";
const app = await buildApp({ services: { ...services, disk: { check: async () => level } } });
afterAll(() => app.close());
beforeEach(() => {
  level = "ample";
});

const owner = await settledOwner();
const newDepartment = () =>
  callOn(app, owner, api.departments.createDepartment, {
    body: { departmentName: `Kitchen ${randomUUID()}` },
  });
const startImport = () =>
  callOn(app, owner, api.import.start, {
    params: { id: 1 },
    body: { mode: "all", sendsInvitations: false },
  });
const signIn = () =>
  callOn(app, null, api.auth.login, { body: { email: owner.email, password: ownerPassword } });
const signUp = () =>
  callOn(app, null, api.onboarding.signUp, {
    body: { email: `naledi@${randomUUID()}.co.za`, password: ownerPassword },
  });
const upload = ({ token }: Pick<Person, "token">) =>
  app.inject({
    method: "POST",
    url: `/prod${api.documents.upload.path}`,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "multipart/form-data; boundary=x",
    },
    payload: "--x--\r\n",
  });
const read = () => callOn(app, owner, api.tenant.getTenant, {});

test("uploads and imports are refused below the floor, other changes go on", async () => {
  level = "low";
  expect((await upload(owner)).json()).toMatchObject({ code: "disk_full" });
  expect(await startImport()).toMatchObject({ status: 507, body: { code: "disk_full" } });
  for (const work of [newDepartment, signUp]) expect([200, 201]).toContain((await work()).status);
  level = "ample";
  expect((await upload(owner)).statusCode).toBe(400);
  expect((await startImport()).status).toBe(404);
});

test("a full disk refuses changes, but neither reading nor signing in", async () => {
  level = "full";
  for (const work of [newDepartment, startImport, signUp])
    expect(await work()).toMatchObject({ status: 507, body: { code: "disk_full" } });
  for (const work of [signIn, read]) expect((await work()).status).toBe(200);
});

test("a caller without a token is not told about the disk", async () => {
  level = "full";
  expect((await upload({ token: "" })).statusCode).toBe(401);
});

test("readiness fails while the disk is full, and recovers by itself", async () => {
  const alone = await buildApp({ services: { ...services, disk: { check: async () => level } } });
  level = "full";
  expect((await alone.inject("/ready")).statusCode).toBe(503);
  level = "low";
  await expect
    .poll(async () => (await alone.inject("/ready")).statusCode, { timeout: 60_000 })
    .toBe(200);
});

test("readiness fails while the data directory cannot be written", async () => {
  const incomingDir = "/dev/null/incoming";
  const alone = await buildApp({ services: { ...services, incomingDir } });
  expect((await alone.inject("/ready")).statusCode).toBe(503);
  expect((await app.inject("/ready")).statusCode).toBe(200);
});
