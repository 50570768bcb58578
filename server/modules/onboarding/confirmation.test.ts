import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { purses } from "#contract/purses.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { drawMails } from "#server/purses/mails.ts";
import { purseOfClient } from "#server/purses/purse.ts";
import { newAddress, ownerPassword, signedUpOwner } from "#server/test/signed-up-owner.ts";
import { app, call, database, mailsOf, type Person } from "#server/test/world.ts";

const { confirmEmail, sendConfirmation } = api.onboarding;

const newOwner = () => signedUpOwner({ mustConfirm: true });
const confirmedAtOf = async (owner: Person) =>
  (await call(owner, api.tenant.getTenant, {})).body.confirmedAt;
const tokenIn = (url: string | undefined) => url?.split("#access_token=")[1] ?? "";
const linksOf = async ({ tenantId }: Person) =>
  (await mailsOf(tenantId)).map(({ action }) => tokenIn(action.url));
const follow = (accessToken: string) => call(null, confirmEmail, { body: { accessToken } });
const refused = { status: 400, body: { code: "invalid_confirmation_link" } };

/** Moves the sign-up and its link requests into the past. */
const setBack = ({ tenantId }: Person, hours: number) =>
  database.inTenant(tenantId, async (tx) => {
    const before = (moment: string) => new Date(Date.parse(moment) - hours * 3_600_000);
    const { createdAt } = await tx
      .selectFrom("tenants")
      .where("id", "=", tenantId)
      .select("createdAt")
      .executeTakeFirstOrThrow();
    await tx
      .updateTable("tenants")
      .set({ createdAt: before(createdAt).toISOString() })
      .where("id", "=", tenantId)
      .execute();
    const { confirmationAskedAt } = await tx
      .selectFrom("accounts")
      .where("tenantId", "=", tenantId)
      .select("confirmationAskedAt")
      .executeTakeFirstOrThrow();
    if (confirmationAskedAt)
      await tx
        .updateTable("accounts")
        .set({ confirmationAskedAt: before(confirmationAskedAt).toISOString() })
        .where("tenantId", "=", tenantId)
        .execute();
  });
const minutes = (count: number) => count / 60;

test("a sign-up mails one link, without any text from the user", async () => {
  const owner = await newOwner();
  await call(owner, api.tenant.updateTenant, { body: { tenantName: "Call 0800 000 000" } });
  const mails = await mailsOf(owner.tenantId);
  expect(mails).toMatchObject([
    {
      to: owner.email,
      tenantName: owner.domain,
      subject: "Confirm your email address for Baton HR",
      greeting: "Hello,",
      action: {
        url: expect.stringMatching(/^http:\/\/localhost:3000\/confirm-email#access_token=/),
      },
    },
  ]);
  expect(JSON.stringify(mails)).not.toContain("0800");
  expect(await confirmedAtOf(owner)).toBeNull();
});

test("without confirmation, a company counts as confirmed at once, without a mail", async () => {
  const begun = Date.now();
  const owner = await signedUpOwner();
  expect(Date.parse((await confirmedAtOf(owner)) ?? "")).toBeGreaterThanOrEqual(begun);
  expect(await mailsOf(owner.tenantId)).toEqual([]);
  expect((await call(owner, sendConfirmation, {})).status).toBe(200);
  expect(await mailsOf(owner.tenantId)).toEqual([]);
});

test("following the link confirms the address without a sign-in, once", async () => {
  const begun = Date.now();
  const owner = await newOwner();
  const [link = ""] = await linksOf(owner);
  expect((await follow(link)).status).toBe(200);
  expect(Date.parse((await confirmedAtOf(owner)) ?? "")).toBeGreaterThanOrEqual(begun);
  expect(await follow(link)).toMatchObject(refused);
});

test("an invented, foreign or expired link confirms nothing", async () => {
  const [owner, other] = [await newOwner(), await newOwner()];
  const [link = ""] = await linksOf(owner);
  const [, secret = ""] = link.split(".");
  const made = `${secret.startsWith("a") ? "b" : "a"}${secret.slice(1)}`;
  expect(await follow("nonsense")).toMatchObject(refused);
  expect(await follow(`${other.tenantId}.${secret}`)).toMatchObject(refused);
  expect(await follow(`${owner.tenantId}.${made}`)).toMatchObject(refused);

  await setBack(other, 47);
  const [lastHour = ""] = await linksOf(other);
  await setBack(owner, 49);
  const [tooLate = ""] = await linksOf(owner);
  expect(await follow(tooLate)).toMatchObject(refused);
  expect((await follow(lastHour)).status).toBe(200);
});

test("a confirmation link sets no password, and vice versa", async () => {
  const owner = await newOwner();
  const [link = ""] = await linksOf(owner);
  const newPassword = "Fresh-battery-8?";
  const reset = await call(null, api.auth.resetPassword, {
    body: { accessToken: link, newPassword },
  });
  expect(reset.body.code).toBe("invalid_reset_token");

  expect((await follow(link)).status).toBe(200);
  await call(null, api.auth.recoverPassword, { body: { email: owner.email } });
  const resetLink = (await linksOf(owner)).at(-1) ?? "";
  expect(await follow(resetLink)).toMatchObject(refused);
  const set = { body: { accessToken: resetLink, newPassword } };
  expect((await call(null, api.auth.resetPassword, set)).status).toBe(200);
});

test("changing the password leaves the link as it is", async () => {
  const owner = await newOwner();
  const [link = ""] = await linksOf(owner);
  const change = { currentPassword: ownerPassword, newPassword: "Fresh-battery-8?" };
  expect((await call(owner, api.auth.changePassword, { body: change })).status).toBe(200);
  expect((await follow(link)).status).toBe(200);
});

test("the link is resent once a minute, five times; the newest works", async () => {
  const owner = await newOwner();
  const again = () => call(owner, sendConfirmation, {});
  expect(await again()).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  const [first = ""] = await linksOf(owner);
  for (let request = 2; request <= 5; request++) {
    await setBack(owner, minutes(1.1));
    expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(429);
  }
  await setBack(owner, minutes(1.1));
  expect((await again()).status).toBe(429);
  await setBack(owner, 1);
  expect((await again()).status).toBe(200);

  const links = await linksOf(owner);
  expect(links).toHaveLength(6);
  expect(await follow(first)).toMatchObject(refused);
  expect((await follow(links.at(-1) ?? "")).status).toBe(200);
});

test("one of several simultaneous requests for the link is mailed", async () => {
  const owner = await newOwner();
  await setBack(owner, minutes(2));
  const answers = await Promise.all([1, 2, 3].map(() => call(owner, sendConfirmation, {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
});

test("an unconfirmed owner who forgot the password gets the confirmation link", async () => {
  const owner = await newOwner();
  await setBack(owner, minutes(2));
  const recover = () => call(null, api.auth.recoverPassword, { body: { email: owner.email } });
  expect((await recover()).status).toBe(200);
  expect((await recover()).status).toBe(200);
  const mails = await mailsOf(owner.tenantId);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Confirm your email address for Baton HR",
    "Confirm your email address for Baton HR",
  ]);
  await follow(tokenIn(mails[1]?.action.url));
  await recover();
  expect((await mailsOf(owner.tenantId)).map(({ subject }) => subject)).toEqual([
    "Set a new password for Baton HR",
  ]);
});

test("providers of temporary addresses, subdomains included, cannot sign up", async () => {
  const join = (email: string) =>
    call(null, api.onboarding.signUp, { body: { email, password: ownerPassword } });
  for (const domain of ["mailinator.com", "anything.mailinator.com", "YOPMAIL.com"])
    expect(await join(`x@${domain}`)).toMatchObject({
      status: 400,
      body: { code: "invalid_request", fields: { email: expect.stringContaining("temporary") } },
    });
  expect((await join(`x@${crypto.randomUUID()}mailinator.com`)).status).toBe(200);
});

test("the API names every error of confirming", async () => {
  const { body } = await app.inject({ method: "GET", url: "/prod/docs/json" });
  for (const code of ["invalid_confirmation_link", "email_not_confirmed", "invitation_limit"])
    expect(body).toContain(code);
});

test("companies of one client address share their links, not the first one", async () => {
  const address = newAddress();
  const open = () => signedUpOwner({ mustConfirm: true, address });
  const [owner, other] = [await open(), await newOwner()];
  await setBack(owner, minutes(2));
  await setBack(other, minutes(2));
  // In an hour, so that no slow run refills the purse.
  const now = new Date(Date.now() + 3_600_000);
  const purse = purseOfClient(clientAddress(address).client);
  await database.inDirectory((db) => drawMails(db, purse, purses.unconfirmed.mails.atOnce, now));
  const refused = await call(owner, sendConfirmation, {});
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(refused.body.message).toMatch(/inbox and spam folder, or try again in \d+ minutes\.$/);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_600);
  expect((await call(other, sendConfirmation, {})).status).toBe(200);
  expect(await linksOf(await open())).toHaveLength(1);
});
