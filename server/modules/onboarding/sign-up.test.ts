import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { call } from "#server/test/world.ts";

const { emailExists, domainNameExists, signUp } = api.onboarding;
const password = "Correct-horse-7!";
const newDomain = () => `c${randomBytes(5).toString("hex")}.co.za`;
const join = (email: string, more: { newsletterOptIn?: boolean } = {}) =>
  call(null, signUp, { body: { email, password, ...more } });

test("a sign-up returns a token for an inactive, pending owner [APIAUTH-07, GUARD-07]", async () => {
  const domain = newDomain();
  const { status, body } = await join(`owner@${domain}`);
  expect(status).toBe(200);
  expect(body.employee).toMatchObject({
    employeeRole: "Executive",
    isActive: false,
    employeeStatus: "pending",
  });
  const tenant = await call({ token: String(body.token) }, api.tenant.getTenant, {});
  expect(tenant.body).toMatchObject({ domainName: domain, tenantName: "", isActive: false });
});

test("an existing account's e-mail is reported, in upper or lower case [APIAUTH-08]", async () => {
  const email = `owner@${newDomain()}`;
  const exists = async (asked: string) =>
    (await call(null, emailExists, { body: { email: asked, password } })).body.exists;
  expect(await exists(email)).toBe(false);
  await join(email);
  expect(await exists(email)).toBe(true);
  expect(await exists(email.toUpperCase())).toBe(true);
});

test("a domain is free until a company has it: 404, then true [APIAUTH-09, SIGNUP-22]", async () => {
  const domain = newDomain();
  const ask = () => call(null, domainNameExists, { params: { domain } });
  expect(await ask()).toMatchObject({ status: 404, body: { code: "domain_free" } });
  await join(`owner@${domain}`);
  expect(await ask()).toMatchObject({ status: 200, body: true });
});

test("a second account for the same e-mail is refused, even simultaneously [SIGNUP-25]", async () => {
  const email = `owner@${newDomain()}`;
  const answers = await Promise.all([join(email), join(email.toUpperCase()), join(email)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test("a second company on the same domain is refused", async () => {
  const domain = newDomain();
  await join(`owner@${domain}`);
  expect(await join(`rival@${domain}`)).toMatchObject({
    status: 409,
    body: { code: "domain_taken" },
  });
});

test("companies on a public mail provider's domain share it", async () => {
  const newAddress = () => `b${randomBytes(5).toString("hex")}@gmail.com`;
  expect((await join(newAddress())).status).toBe(200);
  expect((await join(newAddress())).status).toBe(200);
  const asked = await call(null, domainNameExists, { params: { domain: "gmail.com" } });
  expect(asked.status).toBe(404);
});

test.each([[true], [false], [undefined]])(
  "the choice about the newsletter (%s) is stored with its time [SIGNUP-11]",
  async (newsletterOptIn) => {
    const { body } = await join(
      `owner@${newDomain()}`,
      newsletterOptIn === undefined ? {} : { newsletterOptIn },
    );
    const choice = await call({ token: String(body.token) }, api.auth.getNewsletter, {});
    expect(choice.body.optIn).toBe(newsletterOptIn ?? false);
    expect(choice.body.decidedAt === null).toBe(newsletterOptIn === undefined);
  },
);

test("a weak password opens no account [SIGNUP-13]", async () => {
  const email = `owner@${newDomain()}`;
  const answer = await call(null, signUp, { body: { email, password: "password" } });
  expect(answer).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) } } });
  const asked = await call(null, emailExists, { body: { email, password } });
  expect(asked.body.exists).toBe(false);
});

test.each([
  "Password1!",
  "P@ssw0rd",
  "Welcome123!",
  "Summer2026!",
  "naledi@Protea-9.co.za",
  "Naledi.2026!",
])("the password %s is refused at sign-up, at its field", async (password) => {
  const { status, body } = await call(null, api.onboarding.signUp, {
    body: { email: "naledi@protea-9.co.za", password },
  });
  expect([status, body.fields]).toEqual([400, { password: expect.any(String) }]);
});
