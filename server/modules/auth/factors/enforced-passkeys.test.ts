import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { ownClock } from "#server/test/clock.ts";
import { addPasskey, type Device } from "#server/test/passkey-device.ts";
import { givePassword, password } from "#server/test/signing-in.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const {
  login,
  passkeyOptions,
  passkeyLogin,
  confirmIdentity,
  confirmOptions,
  listFactors,
  newRecoveryCodes,
  removePasskey,
  resetFactors,
  updateSignInRules,
} = api.auth;

type Session = Pick<Person, "token">;

async function newCompany() {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  for (const user of [tenant.owner, person]) await givePassword(tenant, user);
  await addPasskey(tenant.owner);
  const body = { secondFactor: "everyone", from: "2026-03-05" } as const;
  const require = () => call(tenant.owner, updateSignInRules, { body });
  return { ...tenant, person, require };
}
const works = async (as: Session) =>
  (await call(as, api.tenant.getTenant, {})).body.code ?? "works";
const byPassword = async ({ email }: Person): Promise<Session> => ({
  token: String((await call(null, login, { body: { email, password } })).body.token),
});
const byPasskey = async (device: Device) =>
  call(null, passkeyLogin, { body: device.answer((await call(null, passkeyOptions, {})).body) });

test("a passkey is a second step that frees its person", async () => {
  const at = ownClock();
  at("2026-03-02", "09:00");
  const { person, require } = await newCompany();
  await require();
  at("2026-03-05", "08:00");
  const late = await byPassword(person);
  expect(await works(late)).toBe("factor_needed");
  const device = await addPasskey({ ...person, ...late });
  expect(await works(late)).toBe("works");
  const { body } = await byPasskey(device);
  expect(await works({ token: String(body.token) })).toBe("works");
});

test("a required second step holds the password of a passkey's owner", async () => {
  const at = ownClock();
  at("2026-03-04", "23:00");
  const { person, require } = await newCompany();
  const device = await addPasskey(person);
  const early = await byPassword(person);
  await require();
  expect(await works(early)).toBe("works");

  at("2026-03-05", "00:30");
  const late = await byPassword(person);
  expect([await works(early), await works(late)]).toEqual([
    "confirmation_needed",
    "confirmation_needed",
  ]);
  const { body: question } = await call(late, confirmOptions, {});
  await call(late, confirmIdentity, { body: { passkey: device.answer(question) } });
  expect([await works(early), await works(late)]).toEqual(["confirmation_needed", "works"]);
  at("2026-03-05", "02:00");
  expect(await works(late)).toBe("works");
});

test("a recovery code stands in for a passkey that is lost", async () => {
  const at = ownClock();
  at("2026-03-02", "09:00");
  const { person, require } = await newCompany();
  await addPasskey(person);
  const [code = ""] = (await call(person, newRecoveryCodes, {})).body.codes;
  await require();
  at("2026-03-05", "08:00");
  const session = await byPassword(person);
  expect(await works(session)).toBe("confirmation_needed");
  expect((await call(session, confirmIdentity, { body: { password } })).status).toBe(403);
  expect((await call(session, confirmIdentity, { body: { code } })).status).toBe(200);
  expect(await works(session)).toBe("works");
});

test("a required last passkey stays, and a reset takes it", async () => {
  const at = ownClock();
  at("2026-03-02", "09:00");
  const { owner, person, require } = await newCompany();
  const device = await addPasskey(person);
  const { passkeys } = (await call(person, listFactors, {})).body;
  const params = { id: String(passkeys[0]?.id) };
  await require();
  at("2026-03-05", "08:00");
  const mine = { token: String((await byPasskey(device)).body.token) };
  expect((await call(mine, removePasskey, { params })).body.code).toBe("last_factor");
  expect((await call(mine, listFactors, {})).body.passkeys).toHaveLength(1);

  const reset = { params: { id: person.employeeId }, body: { reason: "Lost" } };
  expect((await call(owner, resetFactors, reset)).status).toBe(200);
  expect((await byPasskey(device)).body.code).toBe("passkey_refused");
  expect(await works(await byPassword(person))).toBe("factor_needed");
});
