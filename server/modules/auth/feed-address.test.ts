import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { app, call, mailsOf, newTenant, type Person } from "#server/test/world.ts";
import { hashPassword } from "./passwords.ts";
import { savePasswordHash } from "./queries.ts";

const { changePassword, recoverPassword, resetPassword } = api.auth;
const password = "Correct-horse-7!";
const newPassword = "Fresh-battery-8?";

async function newUser() {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  await tenant.claimEmail(person.email);
  const passwordHash = await hashPassword(password);
  await tenant.inTenant((tx) => savePasswordHash(tx, person.accountId, passwordHash));
  return { ...tenant, person };
}

const newAddress = async (as: Person) =>
  new URL((await call(as, api.calendar.createFeedAddress, {})).body.url).pathname;
const statusOf = async (url: string) => (await app.inject({ url })).statusCode;

test.each([
  ["revokes the address if asked to", true, 404],
  ["keeps the address if not asked", undefined, 200],
])("a password change %s", async (_, isFeedRevoked, status) => {
  const { person } = await newUser();
  const change = async (currentPassword: string) => {
    const body = { currentPassword, newPassword, isFeedRevoked };
    return (await call(person, changePassword, { body })).status;
  };
  const path = await newAddress(person);
  expect(await change("Wrong-horse-7!")).toBe(400);
  expect(await statusOf(path)).toBe(200);
  expect(await change(password)).toBe(200);
  expect(await statusOf(path)).toBe(status);
  expect(await statusOf(await newAddress(person))).toBe(200);
});

test("a password reset ends the address of its account, and of no other", async () => {
  const { person, owner, tenantId } = await newUser();
  const [path, other] = [await newAddress(person), await newAddress(owner)];
  await call(null, recoverPassword, { body: { email: person.email } });
  const [mail] = await mailsOf(tenantId);
  const reset = (accessToken: string) =>
    call(null, resetPassword, { body: { accessToken, newPassword } });
  expect((await reset(`${tenantId}.${"x".repeat(43)}`)).status).toBe(400);
  expect(await statusOf(path)).toBe(200);
  expect((await reset(mail?.action.url.split("#access_token=")[1] ?? "")).status).toBe(200);
  expect([await statusOf(path), await statusOf(other)]).toEqual([404, 200]);
});
