import { stoppableClock } from "./clock.ts";
import {
  api,
  completeProfile,
  newCompany,
  openAs,
  password,
  registerCompany,
  signUp,
} from "./company.ts";
import { holdScripts } from "./connection.ts";
import { expect, test } from "./journey.ts";
import { deactivate, joinedStaff, newDepartment } from "./staff.ts";

const emailOf = (label = "Email") => ({ name: label, exact: true });

test("an approved owner lands on the dashboard a second after sign-in [SIGNIN-09, SIGNIN-10, SIGNIN-11, SIGNIN-12, GUARD-11, CONST-03, CONST-14]", async ({
  page,
  shared,
}) => {
  const { owner } = shared;
  await page.goto("/signin");
  await expect(page.getByRole("textbox", emailOf())).toBeFocused();
  await page.getByRole("textbox", emailOf()).fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  const sent = page.waitForRequest("**/prod/api/auth/login");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  expect((await sent).postDataJSON()).toEqual({ email: owner.email, password });
  await expect(page.getByText("Sign In successful!")).toBeVisible();
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toMatch(/^ey/);
});

test("a wrong password says so and keeps what was typed [SIGNIN-14]", async ({ page, request }) => {
  const { email } = await signUp(request);
  await page.goto("/signin");
  await page.getByRole("textbox", emailOf()).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Wrong-horse-7!");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Invalid credentials")).toBeVisible();
  await expect(page.getByRole("textbox", emailOf())).toHaveValue(email);
});

test("sign-in can be typed into before its scripts load [SIGNIN-01, SIGNIN-02, SIGNIN-03]", async ({
  page,
  shared,
}) => {
  const { owner } = shared;
  const scripts = await holdScripts(page);
  await page.goto("/signin", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
  await page.getByRole("textbox", emailOf()).fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  expect(new URL(page.url()).search).toBe("");
  scripts.release();
  // The Enter before them counts.
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
});

test("sign-in is painted before its scripts are asked for", async ({ browser }) => {
  // A new page has no cache, as on a first visit.
  const page = await browser.newPage();
  await page.addInitScript(() => {
    addEventListener("load", () => {
      const resources = performance.getEntriesByType("resource").map(({ name }) => name);
      document.documentElement.dataset.beforeLoad = resources.join(" ");
    });
  });
  await page.goto("/signin");
  const before = (await page.locator("html").getAttribute("data-before-load")) ?? "";
  expect(before).toContain("signin-");
  expect(before).not.toMatch(/react|basics/);
  await page.close();
});

test("a theme chosen before the scripts load stays afterwards", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/signin", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await expect(page.locator("html")).toHaveClass("light");
  scripts.release();
  await expect(page.locator("html")).toHaveClass("dark");
});

test("sign-in loads neither the router nor what only a session needs", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto("/signin", { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  expect(loaded.filter((path) => /\/assets\/(react|basics)-/.test(path))).toHaveLength(2);
  expect(loaded.filter((path) => /\/assets\/(router|frame|app)-/.test(path))).toEqual([]);
});

test("a deactivated owner is led to a page without a session [SIGNIN-13, GUARD-02, GUARD-13, DEACT-01, DEACT-02, DEACT-03]", async ({
  page,
  shared,
}) => {
  const { owner } = shared;
  await page.route("**/api/auth/login", async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({
      json: { token: null, employee: { ...answer.employee, isActive: false } },
    });
  });
  await page.goto("/signin");
  await page.getByRole("textbox", emailOf()).fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/deactivated$/);
  await expect(page.getByRole("heading", { name: "Account Deactivated" })).toBeVisible();
  await expect(
    page.getByText(
      "Your account has been deactivated. Please contact the site administrator or HR.",
    ),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  await page.getByRole("link", { name: "Return to Sign In" }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test("staff land by their account state after sign-in [GUARD-10, GUARD-12, GUARD-14]", async ({
  page,
  request,
}) => {
  const company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const person = await joinedStaff(request, company, {
    firstName: "Thabo",
    lastName: "Mokoena",
    positionTitle: "Cook",
    departmentId,
  });
  const landOn = async (path: string) => {
    await page.goto("/signin");
    await page.getByRole("textbox", emailOf()).fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const token = await page.evaluate(() => localStorage.getItem("authToken"));
    await page.evaluate(() => localStorage.removeItem("authToken"));
    return { ...person, token: token ?? "" };
  };
  await landOn("/staff/update-profile");
  await deactivate(request, company, person);
  expect((await landOn("/deactivated")).token).toBe("");
  await api(request, "PUT", `secure/employee/${person.id}/toggle-status?activate=true`, {
    token: company.owner.token,
  });
  await completeProfile(request, await landOn("/staff/update-profile"));
  await landOn("/staff/dashboard");
  await deactivate(request, company, person);
  expect((await landOn("/deactivated")).token).toBe("");
});

test("a toast shows at the top right for three seconds [CONST-04]", async ({ page }) => {
  await page.route("**/recover-password", (route) => route.fulfill({ json: { ok: true } }));
  const clock = await stoppableClock(page);
  await page.goto("/forgot-password");
  await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
  await clock.stop();
  const submit = () =>
    page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  const shown = async (text: string, colour: string) => {
    const toast = page.getByRole("status").filter({ hasText: text });
    await expect(toast).toBeVisible();
    const { x = 0, y = 0, width = 0 } = (await toast.boundingBox()) ?? {};
    expect([y < 100, x + width]).toEqual([true, (page.viewportSize()?.width ?? 0) - 12]);
    await expect(toast.locator("svg").first()).toHaveClass(new RegExp(`text-${colour}-text`));
    const opacity = () =>
      toast.evaluateAll(([one]) => (one ? getComputedStyle(one).opacity : "gone"));
    await clock.pass(2_800);
    await expect.poll(opacity).toBe("1");
    await clock.pass(400);
    await expect.poll(opacity).toBe("0");
    await clock.pass(2_000);
  };
  await submit();
  await shown("Please fix the errors before submitting.", "red");
  await page.getByRole("textbox", { name: "Email" }).fill("naledi@protea.co.za");
  await submit();
  await shown("Password reset email sent!", "green");
});

test("a registered user with an incomplete profile lands on their wizard [GUARD-07, GUARD-09]", async ({
  page,
  request,
}) => {
  await openAs(page, await signUp(request), "/signin");
  await expect(page).toHaveURL(/\/superadmin\/registration$/);
  const { owner } = await registerCompany(request);
  await page.evaluate((token) => localStorage.setItem("authToken", token), owner.token);
  await page.goto("/superadmin/dashboard");
  await expect(page).toHaveURL(/\/superadmin\/update-company-profile$/);
});

test("signed-in people are led from the public pages to their own place [GUARD-05, DASH-01, DASH-03]", async ({
  page,
  shared,
}) => {
  const { owner } = shared;
  await openAs(page, owner, "/signin");
  for (const path of [
    "/signin",
    "/signup",
    "/forgot-password",
    "/super-admin-dashboard",
    "/admin/dashboard",
    "/superadmin",
    "/staff/calendar",
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/superadmin\/dashboard$/);
  }
  await page.goto("/reset-password#access_token=x");
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
});

test("signing out clears the browser of everything but the theme", async ({ page, request }) => {
  const { owner } = await newCompany(request);
  await api(request, "PUT", `secure/employee/${owner.id}`, {
    token: owner.token,
    body: { preferences: { theme: "dark", color: "green" } },
  });
  const stored = () =>
    page.evaluate(async () => [
      Object.keys(localStorage).sort(),
      Object.keys(sessionStorage),
      (await indexedDB.databases()).map(({ name }) => name),
      (await caches.keys()).sort(),
      document.cookie,
    ]);
  await page.goto("/signin");
  await page.getByRole("textbox", emailOf()).fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("link", { name: "User Management" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "User Management" })).toBeVisible();
  const [keys] = await stored();
  expect(keys).toEqual([
    "authToken",
    "baton-accent",
    "lastPageTitle",
    "userEmail",
    "vite-ui-theme",
  ]);
  await page.evaluate(() => sessionStorage.setItem("draft:owner-profile-1", "{}"));
  await page.getByRole("button", { name: "Account of Naledi Khumalo" }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  expect(await stored()).toEqual([["vite-ui-theme"], [], [], [], ""]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  // The router stores each page's scroll position.
  const scroll = "tsr-scroll-restoration-v1_3";
  expect(await stored()).toEqual([["vite-ui-theme"], [scroll], [], [], ""]);
  const positions = await page.evaluate((key) => sessionStorage.getItem(key), scroll);
  expect(positions).not.toMatch(/Naledi|owner@|superadmin|[0-9a-f]{8}-[0-9a-f]{4}-/);
});

test("signing out forgets the session here and on the server [HEADER-08, SESS-05, SESS-01]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await openAs(page, owner, "/superadmin/dashboard");
  await page.getByRole("button", { name: "Account of Naledi Khumalo" }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await expect(page).toHaveURL(/\/signin$/);
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  // The page does not wait for the server's response to Log Out.
  await expect(async () => {
    const after = api(request, "GET", "secure/tenant/get-tenant", { token: owner.token });
    await expect(after).rejects.toThrow("401");
  }).toPass();
});
