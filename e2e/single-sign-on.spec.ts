import type { Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { type Company, openAs } from "./company.ts";
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

async function addProvider(page: Page) {
  await press(page, "Add a provider");
  const dialog = page.getByRole("dialog", { name: "Add a sign-in provider" });
  await expect(dialog).toContainText(`${server.baseUrl}/signin/sso`);
  await field(dialog, "Name").fill("Protea ID");
  await field(dialog, "Issuer").fill("https://login.microsoftonline.com/common/v2.0");
  await field(dialog, "Client ID").fill(client.id);
  await field(dialog, "Client secret").fill(client.secret);
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
