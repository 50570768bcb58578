import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { call, mailsOf, newTenant, services } from "#server/test/world.ts";
import { mailInvitation } from "./jobs.ts";

const { login, recoverPassword, resetPassword } = api.auth;
const newPassword = "Fresh-battery-8?";

async function newUser() {
  const tenant = await newTenant();
  const person = await tenant.newEmployee({ name: "Lerato" });
  await tenant.claimEmail(person.email);
  const recover = () => call(null, recoverPassword, { body: { email: person.email } });
  const reset = (accessToken: string, password = newPassword) =>
    call(null, resetPassword, { body: { accessToken, newPassword: password } });
  const signIn = () => call(null, login, { body: { email: person.email, password: newPassword } });
  const mailedTokens = async () =>
    (await mailsOf(tenant.tenantId)).map(
      (mail) => mail.action.url.split("#access_token=")[1] ?? "",
    );
  return { tenant, person, recover, reset, signIn, mailedTokens };
}

test("a mailed link sets a new password, once [APIAUTH-10, APIAUTH-11]", async () => {
  const { person, recover, reset, signIn, mailedTokens } = await newUser();
  expect((await recover()).status).toBe(200);
  const [token = ""] = await mailedTokens();
  const { status, body } = await reset(token);
  expect([status, body]).toEqual([200, { ok: true, email: person.email, isFirst: false }]);
  expect((await signIn()).status).toBe(200);
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: "invalid_reset_token" } });
});

test("only the newest link works", async () => {
  const { recover, reset, mailedTokens } = await newUser();
  await recover();
  const [first = ""] = await mailedTokens();
  expect((await reset(first)).status).toBe(200);
  await recover();
  await recover();
  const [older = "", newer = ""] = (await mailedTokens()).slice(-2);
  expect((await reset(older)).status).toBe(400);
  expect((await reset(newer)).status).toBe(200);
});

test("of two uses of a link at the same moment one succeeds", async () => {
  const { recover, reset, mailedTokens } = await newUser();
  await recover();
  const [token = ""] = await mailedTokens();
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await reset(token)).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test("a link older than 30 minutes does not work", async () => {
  const begun = Date.now();
  const { tenant, recover, reset, mailedTokens } = await newUser();
  await recover();
  const [token = ""] = await mailedTokens();
  const { expiresAt } = await tenant.inTenant((tx) =>
    tx
      .selectFrom("oneTimeTokens")
      .where("tenantId", "=", tx.tenantId)
      .select("expiresAt")
      .executeTakeFirstOrThrow(),
  );
  const halfAnHour = 30 * 60_000;
  expect(Date.parse(expiresAt)).toBeGreaterThanOrEqual(begun + halfAnHour);
  expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now() + halfAnHour);
  await tenant.inTenant((tx) =>
    tx
      .updateTable("oneTimeTokens")
      .set({ expiresAt: new Date(Date.now() - 1_000).toISOString() })
      .where("tenantId", "=", tx.tenantId)
      .execute(),
  );
  expect((await reset(token)).status).toBe(400);
});

test("the table of links contains no link that could be used", async () => {
  const { tenant, recover, reset, mailedTokens } = await newUser();
  await recover();
  const [token = ""] = await mailedTokens();
  const rows = await tenant.inTenant((tx) =>
    tx.selectFrom("oneTimeTokens").where("tenantId", "=", tx.tenantId).selectAll().execute(),
  );
  expect(JSON.stringify(rows)).not.toContain(token.split(".")[1]);
  expect((await reset(`${tenant.tenantId}.${rows[0]?.tokenHash}`)).status).toBe(400);
});

test("a reset token is valid only for its own purpose and company", async () => {
  const { person, recover, reset, mailedTokens } = await newUser();
  const other = await newUser();
  await recover();
  const [token = ""] = await mailedTokens();
  expect((await reset(person.token)).status).toBe(400);
  expect((await reset(token.replace(/^[^.]+/, other.tenant.tenantId))).status).toBe(400);
});

test("a reset ends every session of the account", async () => {
  const { person, recover, reset, mailedTokens } = await newUser();
  await recover();
  const [token = ""] = await mailedTokens();
  await reset(token);
  expect((await call(person, api.employees.currentEmployee, {})).status).toBe(401);
});

test("an unknown address is reported as unknown [FORGOT-17]", async () => {
  const answer = await call(null, recoverPassword, { body: { email: "nobody@nowhere.co.za" } });
  expect(answer).toMatchObject({ status: 404, body: { code: "email_not_found" } });
});

test("a weak new password is refused and named, without using the link [RESET-04]", async () => {
  const { recover, reset, mailedTokens } = await newUser();
  await recover();
  const [token = ""] = await mailedTokens();
  const weak = await call(null, resetPassword, {
    body: { accessToken: token, newPassword: "short" },
  });
  expect(weak).toMatchObject({
    status: 400,
    body: { fields: { newPassword: expect.any(String) } },
  });
  expect((await reset(token)).status).toBe(200);
});

test("mails name company and employee, and link to the public address", async () => {
  const { tenant, recover } = await newUser();
  await recover();
  const [mail] = await mailsOf(tenant.tenantId);
  expect(mail).toMatchObject({ tenantName: "Protea Foods", greeting: "Hello Lerato," });
  expect(mail?.action.url).toContain(`${services.config.publicUrl}/reset-password#access_token=`);
});

test("a reset refuses common passwords, and names of the user or company", async () => {
  const { recover, reset, mailedTokens } = await newUser();
  await recover();
  const [token = ""] = await mailedTokens();
  for (const guessable of ["Welcome123!", "Lerato-2026!", "ProteaFoods#1", "Mokoena.Lerato1!"])
    expect([guessable, await reset(token, guessable)]).toMatchObject([
      guessable,
      {
        status: 400,
        body: { code: "invalid_request", fields: { newPassword: expect.any(String) } },
      },
    ]);
  expect((await reset(token)).status).toBe(200);
});

test("an invitation survives a reset request and ends with the reset", async () => {
  const { tenant, person, recover, reset, mailedTokens } = await newUser();
  await tenant.inTenant((tx) =>
    services.jobs.enqueueIn(tx).enqueue(mailInvitation, { accountId: person.accountId }),
  );
  await recover();
  const [invitation = "", link = ""] = await mailedTokens();
  expect((await reset(invitation)).status).toBe(200);
  expect((await reset(link)).status).toBe(400);
});
