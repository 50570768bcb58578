import type { Page } from "@playwright/test";
import { stoppableClock } from "./clock.ts";
import { newDomain, password, signUp } from "./company.ts";
import { holdScripts } from "./connection.ts";
import { expect, test } from "./journey.ts";
import { field } from "./screen.ts";

const button = (page: Page) => page.getByRole("button", { name: /^Sign(ing)? [Uu]p/ });

/** The paths of the page's API calls from now on. */
function callsOf(page: Page) {
  const calls: string[] = [];
  page.on("request", (request) => {
    const [, call] = request.url().split("/prod/");
    if (call) calls.push(`${request.method()} ${call}`);
  });
  return calls;
}

async function fill(page: Page, email: string, confirmation = password) {
  await page.goto("/signup");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await field(page, "Confirm Password").fill(confirmation);
}

test("sign-up asks for email and two passwords and offers sign-in [SIGNUP-01, SIGNUP-02, SIGNUP-03]", async ({
  page,
}) => {
  await page.goto("/signup");
  await expect(field(page, "Email")).toBeFocused();
  for (const [index, name] of ["Password", "Confirm Password"].entries()) {
    await expect(field(page, name)).toHaveAttribute("type", "password");
    await page
      .getByRole("button", { name: "Show password" })
      .nth(index === 0 ? 0 : -1)
      .click();
    await expect(field(page, name)).toHaveAttribute("type", "text");
  }
  await page.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test("sign-up can be typed into before its scripts load [SIGNUP-01, SIGNUP-19]", async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto("/signup", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const email = `owner@${newDomain()}`;
  await field(page, "Email").fill(email);
  await page.getByRole("checkbox").uncheck();
  await field(page, "Password").fill(password);
  scripts.release();
  await page.waitForLoadState();
  await expect(page.getByText("(met)").first()).toBeAttached();
  await expect(field(page, "Password")).toBeFocused();
  await field(page, "Confirm Password").fill(password);
  const sent = page.waitForRequest(/api\/auth\/signup/);
  await button(page).click();
  expect((await sent).postDataJSON()).toEqual({ email, password, newsletterOptIn: false });
  await expect(page).toHaveURL(/\/superadmin\/registration$/);
});

test("a form sent before its scripts load is answered later [SIGNUP-01]", async ({ page }) => {
  const scripts = await holdScripts(page);
  // The script that remembers a press runs by then.
  await page.goto("/signup", { waitUntil: "domcontentloaded" });
  await field(page, "Email").fill("owner");
  await field(page, "Email").press("Enter");
  expect(new URL(page.url()).search).toBe("");
  scripts.release();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(field(page, "Email")).toHaveValue("owner");
  await expect(field(page, "Email")).toBeFocused();
});

test("sign-up loads neither the router nor what only a session needs", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto("/signup", { waitUntil: "networkidle" });
  await expect(field(page, "Email")).toBeFocused();
  expect(loaded.filter((path) => /\/assets\/(react|basics)-/.test(path))).toHaveLength(2);
  expect(loaded.filter((path) => /\/assets\/(router|frame|app)-/.test(path))).toEqual([]);
});

test("below 768 pixels the illustration is not there [SIGNUP-15]", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/signup");
  await expect(page.getByRole("complementary")).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.getByRole("complementary")).toBeHidden();
});

test("sign-up runs its calls in order after three seconds [SIGNUP-18, SIGNUP-19, SIGNUP-22, SIGNUP-28, SIGNUP-29, SIGNUP-30]", async ({
  page,
}) => {
  const calls = callsOf(page);
  const domain = newDomain();
  const email = `owner@${domain}`;
  const sent = page.waitForRequest(/api\/auth\/signup/);
  const granted = page.waitForRequest(/initialize-leave/);
  const clock = await stoppableClock(page);
  await fill(page, email);
  await page.getByRole("checkbox").uncheck();
  await clock.stop();
  await field(page, "Confirm Password").press("Enter");
  await expect(page.getByText("Starting Sign Up Process!")).toBeVisible();
  await expect(button(page)).toBeDisabled();
  await clock.pass(2_900);
  expect(calls).toEqual([]);
  await clock.pass(200);
  await expect.poll(() => calls).toContain("POST api/auth/email-exists");
  await clock.resume();

  await expect(page).toHaveURL(/\/superadmin\/registration$/);
  expect(calls.slice(0, 4)).toEqual([
    "POST api/auth/email-exists",
    `GET api/auth/domain-name-exists/${domain}`,
    "POST api/auth/signup",
    "POST secure/leave/initialize-leave",
  ]);
  expect((await sent).postDataJSON()).toEqual({ email, password, newsletterOptIn: false });
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  expect((await granted).headers().authorization).toBe(`Bearer ${token}`);
  expect(await page.evaluate(() => localStorage.getItem("userEmail"))).toBe(email);
});

test("a failed grant of leave holds up no new owner [SIGNUP-28]", async ({ page }) => {
  await page.route("**/initialize-leave", (route) => route.fulfill({ status: 500, json: {} }));
  await fill(page, `owner@${newDomain()}`);
  await button(page).click();
  await expect(page).toHaveURL(/\/superadmin\/registration$/);
});

test("a known email or company domain ends the sign-up [SIGNUP-20, SIGNUP-21]", async ({
  page,
  request,
}) => {
  const { email } = await signUp(request);
  const calls = callsOf(page);
  const clock = await stoppableClock(page);
  await fill(page, email);
  await button(page).click();
  await expect(page.getByText("Email Exists!")).toBeVisible();
  expect(calls).toEqual(["POST api/auth/email-exists"]);
  await expect(page.getByText("Email Exists!")).toBeHidden();
  await expect(field(page, "Email")).toHaveValue(email);

  await field(page, "Email").fill(email.replace("owner", "colleague"));
  await button(page).click();
  const known = page.getByText("Domain Exists, Contact Your Admin!");
  await expect(page.getByText("Starting Sign Up Process!")).toBeVisible();
  await clock.stop();
  await clock.pass(3_000);
  await expect(known).toBeVisible();
  await clock.pass(4_500);
  await expect(known).toBeVisible();
  await clock.resume();
  await expect(known).toBeHidden();
  expect(calls.filter((call) => call.endsWith("signup"))).toEqual([]);
  await expect(field(page, "Password")).toHaveValue(password);
});

test("a temporary address is refused, and a lasting one signs up", async ({ page }) => {
  await fill(page, "owner@mailinator.com");
  await button(page).click();
  const reason = "Please use a lasting address: this provider's addresses are temporary";
  await expect(page.getByRole("status").filter({ hasText: reason })).toBeVisible();
  await expect(field(page, "Email")).toHaveAccessibleDescription(reason);
  await expect(page).toHaveURL(/\/signup$/);
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();

  await field(page, "Email").fill(`owner@${newDomain()}`);
  await button(page).click();
  await expect(page).toHaveURL(/\/superadmin\/registration$/);
});

test("without a connection the sign-up says so [SIGNUP-23]", async ({ page, context }) => {
  await fill(page, "owner@protea.co.za");
  await context.setOffline(true);
  await button(page).click();
  await expect(page.getByText("No internet connection")).toBeVisible();
});
