import type { APIRequestContext, Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { problemsInEveryAppearance } from "./appearances.ts";
import { api, type Company, openAs, type Person, password } from "./company.ts";
import { expect, test } from "./journey.ts";
import { startNameServer } from "./name-server.ts";
import { journeysAt } from "./own-server.ts";
import { field, press } from "./screen.ts";
import { client, providerSettings, startSignInProvider } from "./sign-in-provider.ts";
import { launchServer } from "./start-server.ts";

const security = "/superadmin/tenant-settings?section=configuration&tab=security";

let dns: Awaited<ReturnType<typeof startNameServer>>;
let server: Awaited<ReturnType<typeof launchServer>>;
let provider: Awaited<ReturnType<typeof startSignInProvider>>;
test.beforeAll(async () => {
  dns = await startNameServer();
  server = await launchServer({ DNS_SERVERS: dns.address, ...providerSettings });
  provider = await startSignInProvider(`${server.baseUrl}/signin/sso`);
});
test.afterAll(async () => {
  provider.stop();
  await server.stop();
  await dns.stop();
});

async function proveDomain(page: Page, domain: string) {
  await press(page, "Add a domain");
  const dialog = page.getByRole("dialog", { name: "Add a domain" });
  await field(dialog, "Domain").fill(domain);
  await field(dialog, "Domain").press("Enter");
  const record = page.getByLabel(`Record of ${domain}`).getByRole("code");
  dns.texts.set(`_baton-hr.${domain}`, String(await record.nth(2).textContent()));
  await press(page, `Check now: ${domain}`);
  await expect(page.getByText("The domain is proven.", { exact: true })).toBeVisible();
}

async function fillProvider(page: Page) {
  await press(page, "Add a provider");
  const dialog = page.getByRole("dialog", { name: "Add a sign-in provider" });
  await expect(dialog).toContainText(`${server.baseUrl}/signin/sso`);
  await field(dialog, "Name").fill("Protea ID");
  await field(dialog, "Client ID").fill(client.id);
  await field(dialog, "Client secret").fill(client.secret);
  return dialog;
}

async function addProvider(page: Page) {
  const dialog = await fillProvider(page);
  await field(dialog, "Issuer").fill("https://login.microsoftonline.com/common/v2.0");
  await press(dialog, "Save");
  await expect(dialog).toContainText("This issuer is shared by all companies.");
  await field(dialog, "Issuer").fill(provider.issuer);
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await press(dialog, "Save");
  await expect(page.getByRole("dialog", { name: "Protea ID is saved" })).toBeVisible();
}

/** Signs in at the provider's own pages, as anyone there. */
async function signInThere(page: Page, email: string) {
  await expect(page).toHaveURL((url) => url.origin === provider.issuer);
  await page.locator("[name=login]").fill(email);
  await page.locator("[name=password]").fill("any");
  await page.locator("[type=submit]").click();
}

async function leaveFrom(page: Page, { owner }: Company) {
  await page.goto("/signin");
  await field(page, "Email").fill(owner.email);
  await press(page, "Sign in with Protea ID");
}

const there = journeysAt(() => server.baseUrl, { ignoreHTTPSErrors: true });

there("a company's people sign in by its own provider", async ({ desk: page, company }) => {
  const context = page.context();
  const { owner, domain } = company;
  await openAs(page, owner, security);
  await expect(page.getByText("People sign in with their password.")).toBeVisible();
  await proveDomain(page, domain);

  await addProvider(page);
  await press(page, "Try it");
  await signInThere(page, owner.email);
  await expect(page).toHaveURL(`${server.baseUrl}/signin/sso`);
  await expect(
    page.getByText(`This person would be linked to ${owner.email} by their email address`),
  ).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "Back to the security settings" }).click();

  await press(page, "Change Protea ID");
  const dialog = page.getByRole("dialog", { name: "Change the sign-in provider" });
  await dialog.getByRole("checkbox", { name: "Offer it at sign-in" }).check();
  await press(dialog, "Save");
  await expect(
    page.getByText("People sign in with their password or with Protea ID."),
  ).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await page.goto("/signin");
  await field(page, "Email").fill(owner.email);
  await expect(page.getByRole("button", { name: "Sign in with Protea ID" })).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await press(page, "Sign in with Protea ID");
  await signInThere(page, owner.email);
  await expect(page.getByText("Sign In successful!")).toBeVisible();
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toMatch(/^ey/);

  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await leaveFrom(page, company);
  await signInThere(page, `stranger@${domain}`);
  await expect(page).toHaveURL(`${server.baseUrl}/signin/sso`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are not signed in");
  await expect(page.getByText("You are not in Baton HR yet.")).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to Sign In" }).click();
  await expect(field(page, "Email")).toBeVisible();

  await context.clearCookies();
  await leaveFrom(page, company);
  await signInThere(page, owner.email);
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
  await page.goto(security);
  await press(page, "Remove Protea ID");
  await press(page.getByRole("alertdialog"), "Remove the provider");
  const question = page.getByRole("dialog", { name: "Please confirm that it is you" });
  const opened = context.waitForEvent("page");
  await press(question, "Confirm with Protea ID");
  await signInThere(await opened, owner.email);
  await expect(question).toBeHidden();
  await expect(page.getByText("The sign-in provider was removed.")).toBeVisible();
});

/** Adds an app to a person's account; returns recovery codes, which need no wait for a new interval. */
async function addApp(at: APIRequestContext, { token }: Person): Promise<string[]> {
  const { secret } = await api<{ secret: string }>(at, "POST", "secure/auth/app", { token });
  const body = { code: new TOTP({ secret }).generate() };
  await api(at, "POST", "secure/auth/app/confirm", { token, body });
  const made = await api<{ codes: string[] }>(at, "POST", "secure/auth/recovery-codes", { token });
  return made.codes;
}

async function forgetSession(page: Page) {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

there(
  "a required provider leaves a way in for emergency accounts",
  async ({ desk: page, company, at }) => {
    const { owner, domain } = company;
    const [first = "", second = ""] = await addApp(at, owner);
    await openAs(page, owner, security);
    await proveDomain(page, domain);
    const adding = await fillProvider(page);
    await field(adding, "Issuer").fill(provider.issuer);
    await adding.getByRole("checkbox", { name: "Offer it at sign-in" }).check();
    await press(adding, "Save");
    await press(page.getByRole("dialog", { name: "Protea ID is saved" }), "Later");

    await press(page, "Require single sign-on");
    const dialog = page.getByRole("dialog", { name: "Require single sign-on" });
    await expect(dialog.getByText("Please sign in to Baton HR by the provider")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Require it" })).toBeDisabled();
    await press(dialog, "Cancel");
    await forgetSession(page);
    await leaveFrom(page, company);
    await signInThere(page, owner.email);
    await expect(page).toHaveURL(/\/superadmin\/dashboard$/);

    await page.goto(security);
    await press(page, "Require single sign-on");
    await expect(dialog.getByText("You have signed in with Protea ID")).toBeVisible();
    await dialog.getByRole("checkbox", { name: owner.email }).check();
    expect(await problemsInEveryAppearance(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await press(dialog, "Require it");
    const question = page.getByRole("dialog", { name: "Please confirm that it is you" });
    await field(question, "Code").fill(first);
    await press(question, "Confirm");
    await expect(page.getByText("Single sign-on is required since")).toBeVisible();
    expect(await problemsInEveryAppearance(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });

    await forgetSession(page);
    await page.goto("/signin");
    await field(page, "Email").fill(owner.email);
    await expect(page.getByText("Your company requires single sign-on.")).toBeVisible();
    await expect(page.getByLabel("Password", { exact: true })).toBeHidden();
    expect(await problemsInEveryAppearance(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await field(page, "Email").press("Enter");
    await signInThere(page, owner.email);
    await expect(page).toHaveURL(/\/superadmin\/dashboard$/);

    await forgetSession(page);
    await page.goto("/signin");
    await field(page, "Email").fill(owner.email);
    await press(page, "Use an emergency account");
    const typed = page.getByLabel("Password", { exact: true });
    await expect(typed).toBeFocused();
    await typed.fill(password);
    await typed.press("Enter");
    await press(page, "Use a recovery code instead");
    await field(page, "Recovery code").fill(second);
    await field(page, "Recovery code").press("Enter");
    await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
    await page.goto("/superadmin/tenant-settings/audit-log");
    await expect(page.getByText("Signed in by an emergency account").first()).toBeVisible();
  },
);
