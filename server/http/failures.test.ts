import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { api } from "#contract/index.ts";
import { buildApp } from "#server/app.ts";
import { connectDatabase } from "#server/db/database.ts";
import { app, call, newTenant, services } from "#server/test/world.ts";

const post = (payload: string, contentType = "application/json") =>
  app.inject({
    method: "POST",
    url: "/prod/api/auth/login",
    headers: { "content-type": contentType },
    payload,
  });

test("bad input names each field and says what is wrong with it [APIAUTH-02]", async () => {
  const answer = await call(null, api.auth.login, { body: { email: "nobody", password: "" } });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: "invalid_request", message: expect.any(String) });
  expect(Object.keys(answer.body.fields ?? {})).toEqual(["email", "password"]);
});

test("an unknown key is refused and named, never ignored", async () => {
  const answer = await post('{"email":"a@b.co.za","password":"x","role":"Executive"}');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ role: expect.any(String) });
});

test("a NUL character is refused before any database sees it", async () => {
  const tenant = await newTenant();
  const answer = await call(tenant.owner, api.departments.createDepartment, {
    body: { departmentName: "Kit\u0000chen" },
  });
  expect(answer).toMatchObject({
    status: 400,
    body: { fields: { departmentName: expect.any(String) } },
  });
});

test.each([
  ["broken JSON", "{", "application/json", 400, "invalid_request"],
  ["another kind of content", "<login/>", "application/xml", 415, "unsupported_media_type"],
  [
    "a body too large",
    `{"email":"${"x".repeat(1_100_000)}"}`,
    "application/json",
    413,
    "payload_too_large",
  ],
])("%s gets its own status and code", async (_, payload, contentType, status, code) => {
  const answer = await post(payload, contentType);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code, message: expect.any(String) });
});

test("an unknown path below the API returns an error of the API", async () => {
  const answer = await app.inject("/prod/secure/nothing");
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: "not_found" });
});

test("a caller without permission is refused before the input is checked", async () => {
  const tenant = await newTenant();
  const staff = await tenant.newEmployee();
  const nonsense = { body: { nonsense: true } } as never;
  const { createDepartment } = api.departments;
  expect((await call(null, createDepartment, nonsense)).status).toBe(401);
  expect((await call(staff, createDepartment, nonsense)).status).toBe(403);
  expect((await call(tenant.owner, createDepartment, nonsense)).status).toBe(400);
});

test("responses to signed-in employees are not cached", async () => {
  const tenant = await newTenant();
  const answer = await call(tenant.owner, api.tenant.getTenant, {});
  expect(answer.headers["cache-control"]).toBe("no-store");
});

const nowhere = connectDatabase({
  url: "postgres://baton_app:x@127.0.0.1:1/baton",
  poolSize: 1,
  prepare: true,
});
afterAll(() => nowhere.close());

test("calls and readiness return 503 while the database is down", async () => {
  const tenant = await newTenant();
  const alone = await buildApp({
    services: { ...services, database: nowhere, background: nowhere },
  });
  const answer = await alone.inject({
    url: "/prod/secure/tenant/get-tenant",
    headers: { authorization: `Bearer ${tenant.owner.token}` },
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: "unavailable" });
  expect((await alone.inject("/ready")).statusCode).toBe(503);
  expect((await alone.inject("/health")).statusCode).toBe(200);
});

test("readiness asks the database at most once a second", async () => {
  let count = 0;
  const probe = async () => {
    count++;
    await services.background.probe();
  };
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const counted = await buildApp({
    services: { ...services, background: { ...services.background, probe } },
  });
  const ask = async () => (await counted.inject("/ready")).statusCode;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200]);
  expect([await ask(), count]).toEqual([200, 1]);
  vi.advanceTimersByTime(1_000);
  expect([await ask(), count]).toEqual([200, 2]);
});
