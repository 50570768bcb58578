import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { callersOf } from "#server/test/callers-of.ts";
import { ownClock } from "#server/test/clock.ts";
import { limitedApp } from "#server/test/limited-app.ts";
import { addPasskey, type Device, newDevice } from "#server/test/passkey-device.ts";
import { givePassword, password } from "#server/test/signing-in.ts";
import { mailsOf, newTenant, type Person, services } from "#server/test/world.ts";

const { login, recoverPassword, resetPassword, changePassword, passkeyOptions, passkeyLogin } =
  api.auth;
const { addEmployee, emailExists, signUp } = api.onboarding;
const newPassword = "Fresh-battery-8?";

const { callers, database: watched } = callersOf(services.database);
const app = await limitedApp({ database: watched });

interface Place {
  address: string;
  device: string;
}

/** One address per test: those for documentation and private use are too few. */
const newAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
const newPlace = (): Place => ({ address: newAddress(), device: "Firefox" });

async function send(
  { address, device }: Place,
  operation: NamedOperation,
  body: object,
  token?: string,
) {
  const answer = await app.inject({
    method: operation.method,
    url: `/prod${operation.path}`,
    remoteAddress: address,
    headers: { "user-agent": device, ...(token && { authorization: `Bearer ${token}` }) },
    payload: body,
  });
  const retryAfter = answer.headers["retry-after"];
  return { status: answer.statusCode, retryAfter, body: answer.json() };
}

async function newUser() {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  await givePassword(tenant, person);
  const { email } = person;
  const signIn = (place: Place, given = password) => send(place, login, { email, password: given });
  const recover = (place: Place) => send(place, recoverPassword, { email });
  /** Runs the queued mail jobs; returns the mails' tokens. */
  const mailedTokens = async () =>
    (await mailsOf(tenant.tenantId)).map(
      ({ action }) => action.url.split("access_token=")[1] ?? "",
    );
  return { tenant, person, signIn, recover, mailedTokens };
}

const reset = (place: Place, accessToken: string) =>
  send(place, resetPassword, { accessToken, newPassword });

const times = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work));
const statuses = (answers: readonly { status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
];

test("a stranger at the limit does not stop the owner's sign-in", async () => {
  const { signIn } = await newUser();
  const [home, stranger] = [newPlace(), newPlace()];
  expect((await signIn(home)).status).toBe(200);
  expect(statuses(await times(10, () => signIn(stranger, "Wrong-horse-7!")))).toEqual([401]);
  const refused = await signIn(stranger);
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(refused.retryAfter).toMatch(/^[1-9]\d?$/);
  expect((await signIn(home)).status).toBe(200);
  expect((await signIn(newPlace())).status).toBe(200);
});

test("a guessing colleague does not lock the owner's known device", async () => {
  const { signIn } = await newUser();
  const office = newPlace();
  expect((await signIn(office)).status).toBe(200);
  const guess = () => signIn({ ...office, device: "Chrome" }, "Wrong-horse-7!");
  await times(10, guess);
  expect((await guess()).status).toBe(429);
  expect((await signIn(office)).status).toBe(200);
});

test("the owner signs in immediately after a reset despite earlier guesses", async () => {
  const { signIn, recover, mailedTokens } = await newUser();
  const [laptop, phone] = [newPlace(), newPlace()];
  await times(10, () => signIn(laptop, "Wrong-horse-7!"));
  expect((await signIn(laptop)).status).toBe(429);
  expect((await recover(phone)).status).toBe(200);
  const [token = ""] = await mailedTokens();
  expect((await reset(phone, token)).status).toBe(200);
  expect((await signIn(laptop, newPassword)).status).toBe(200);
  expect((await signIn(phone, newPassword)).status).toBe(200);
});

test("simultaneous guesses count like successive ones", async () => {
  const { signIn } = await newUser();
  const place = newPlace();
  const guesses = await times(60, () => signIn(place, "Wrong-horse-7!"));
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(50);
});

test("an office of fifty people signs in at the same moment", async () => {
  const tenant = await newTenant();
  const office = newAddress();
  const people = await times(50, async () => {
    const person = await tenant.newEmployee();
    await givePassword(tenant, person);
    return person;
  });
  const signIn = (person: Person | undefined, device: string) =>
    send({ address: office, device }, login, { email: person?.email, password });
  expect(statuses(await Promise.all(people.map((one) => signIn(one, "Firefox"))))).toEqual([200]);
  for (let n = 0; n < 101; n++)
    expect((await signIn(people[n % 50], `Firefox ${n}`)).status).toBe(200);
});

test("wrong invitations from a stranger do not block an office's right ones", async () => {
  const tenant = await newTenant();
  const made = `${tenant.tenantId}.${"x".repeat(43)}`;
  const stranger = newPlace();
  const tried = await times(100, () => reset(stranger, made));
  expect(statuses(tried).sort()).toEqual([400, 429]);
  const office = newPlace();
  const people = await times(24, () => tenant.newEmployee());
  for (const { email } of people) {
    await tenant.claimEmail(email);
    await send(newPlace(), recoverPassword, { email });
  }
  const tokens = (await mailsOf(tenant.tenantId)).map(
    ({ action }) => action.url.split("access_token=")[1] ?? "",
  );
  expect(tokens).toHaveLength(24);
  const used = await Promise.all(tokens.map((token) => reset(office, token)));
  expect(statuses(used)).toEqual([200]);
});

test("a stranger's requests for links do not use up the owner's", async () => {
  const { recover, mailedTokens } = await newUser();
  const stranger = newPlace();
  expect(statuses(await times(5, () => recover(stranger)))).toEqual([200]);
  expect((await recover(stranger)).status).toBe(429);
  expect(statuses(await times(5, () => recover(newPlace())))).toEqual([200]);
  const owner = newPlace();
  expect((await recover(owner)).status).toBe(200);
  const tokens = await mailedTokens();
  expect(tokens).toHaveLength(1);
  expect((await reset(owner, tokens[0] ?? "")).status).toBe(200);
});

test("a known device is mailed a new link each time", async () => {
  const { signIn, recover, mailedTokens } = await newUser();
  const home = newPlace();
  expect((await signIn(home)).status).toBe(200);
  await recover(newPlace());
  await recover(home);
  await recover(home);
  expect(await mailedTokens()).toHaveLength(3);
});

test("a stolen session's password guesses do not block the owner's change", async () => {
  const { person, signIn } = await newUser();
  const [thief, home] = [newPlace(), newPlace()];
  const change = (place: Place, token: string, currentPassword: string) =>
    send(place, changePassword, { currentPassword, newPassword }, token);
  const guess = () => change(thief, person.token, "Wrong-horse-7!");
  expect(statuses(await times(10, guess))).toEqual([400]);
  expect((await guess()).status).toBe(429);
  const { token } = (await signIn(home)).body;
  expect((await change(home, token, password)).status).toBe(200);
});

test("adding employees reveals a taken email at most sixty times at once", async () => {
  const tenant = await newTenant();
  const departmentId = await tenant.newDepartment("Sales");
  const add = () =>
    send(
      newPlace(),
      addEmployee,
      {
        firstName: "Thandi",
        lastName: "Nkosi",
        email: tenant.owner.email,
        employmentStatus: "Active",
        employeeRole: "Employee",
        hireDate: "2026-03-02",
        departmentId,
        positionId: 1,
      },
      tenant.owner.token,
    );
  await tenant.claimEmail(tenant.owner.email);
  expect(statuses(await times(60, add))).toEqual([409]);
  expect((await add()).status).toBe(429);
});

test.each([
  [emailExists, 60, () => ({ email: `${randomUUID()}@protea.co.za` })],
  [signUp, 30, () => ({ email: `me@${randomUUID().slice(0, 12)}.co.za`, password })],
])("from one address $path is called so often and no more", async (operation, count, body) => {
  const place = newPlace();
  expect(statuses(await times(count, () => send(place, operation, body())))).toEqual([200]);
  expect((await send(place, operation, body())).status).toBe(429);
  expect((await send(newPlace(), operation, body())).status).toBe(200);
});

test("a stranger's passkeys cost a bounded number of tries, and no one else's", async () => {
  ownClock()("2026-03-02");
  const { person } = await newUser();
  const device = await addPasskey(person);
  const [office, stranger] = [newPlace(), newPlace()];
  const signIn = async (place: Place, passkey: Device) => {
    const { body } = await send(place, passkeyOptions, {});
    return send(place, passkeyLogin, passkey.answer(body));
  };
  expect(statuses(await times(100, () => signIn(stranger, newDevice())))).toEqual([403]);
  const refused = await signIn(stranger, newDevice());
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect((await signIn(office, device)).status).toBe(200);

  const flood = newPlace();
  for (let asked = 0; asked < 300; asked += 50)
    expect(statuses(await times(50, () => send(flood, passkeyOptions, {})))).toEqual([200]);
  expect((await send(flood, passkeyOptions, {})).status).toBe(429);
  expect((await signIn(office, device)).status).toBe(200);
});

test("each of these calls waited in a place of its own", () => {
  expect(callers.length).toBeGreaterThan(100);
  for (const caller of callers) expect(caller?.client).toMatch(/^2001:db8:/);
});
