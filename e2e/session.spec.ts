import type { Page, Route } from "@playwright/test";
import { stoppableClock } from "./clock.ts";
import { api, newCompany, openAs } from "./company.ts";
import { failUntilPress } from "./connection.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { deactivate, newCompanyWithCook } from "./staff.ts";

const guarded = ["/superadmin/dashboard", "/superadmin/leave/management", "/staff/dashboard"];

test("without a session guarded pages lead to sign-in [GUARD-01]", async ({ page }) => {
  for (const path of guarded) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/signin$/);
  }
});

test("a token that cannot be read, or has expired, is no session [SESS-03, SESS-07]", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const expired = `e30.${Buffer.from('{"exp":1000}').toString("base64url")}.x`;
  await page.goto("/signin");
  for (const token of ["nonsense", expired]) {
    await page.evaluate((value) => localStorage.setItem("authToken", value), token);
    await page.goto("/superadmin/dashboard");
    await expect(page).toHaveURL(/\/signin$/);
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  }
  await expect.poll(() => logged.join()).toContain("The stored token cannot be read.");
});

/** The page counts its minutes from a moment after it is first seen. */
const passMinutesUntil = (page: Page, isThere: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(61_000);
    await isThere();
  }).toPass();

const streamPath = "**/secure/notifications/stream";

test("a session that ends elsewhere leads to sign-in at once [SESS-04]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await openAs(page, owner, "/superadmin/dashboard");
  await expect(page.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();
  await api(request, "POST", "secure/auth/sign-out", { token: owner.token, body: {} });
  await expect(page).toHaveURL(/\/signin$/);
});

test("the session is checked every 60 seconds and ends at sign-in [SESS-02, SESS-04, CONST-01]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  const clock = await stoppableClock(page);
  // The bell's stream ends with its session and is never answered.
  const stream = page.waitForRequest(streamPath);
  await page.route(streamPath, () => {});
  await openAs(page, owner, "/superadmin/dashboard");
  await expect(page.getByRole("button", { name: /Account of/ })).toBeVisible();
  await stream;
  await api(request, "POST", "secure/auth/sign-out", { token: owner.token, body: {} });
  // The page opened up to 30 s before the stop. Its 60 s end after the first pass and within the second.
  await clock.stop();
  await clock.pass(29_000);
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
  await clock.pass(32_000);
  await expect(page).toHaveURL(/\/signin$/);
});

for (const [what, fail] of [
  ["cannot be reached", (route: Route) => route.abort()],
  ["answers 503", (route: Route) => route.fulfill({ status: 503, json: {} })],
  ["answers 500", (route: Route) => route.fulfill({ status: 500, json: {} })],
] as const) {
  test(`a server that ${what} leaves the session and shows a quiet message [SESS-04]`, async ({
    page,
    shared,
  }) => {
    const { owner } = shared;
    await page.clock.install();
    await openAs(page, owner, "/superadmin/dashboard");
    await expect(page.getByRole("button", { name: /Account of/ })).toBeVisible();
    await page.route("**/prod/secure/**", fail);
    await passMinutesUntil(page, () =>
      expect(page.getByText("Connection lost. Trying again…")).toBeVisible({ timeout: 2_000 }),
    );
    await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBe(owner.token);
    await page.unroute("**/prod/secure/**");
    await page.clock.runFor(15_000);
    await expect(page.getByText("Connection lost. Trying again…")).toBeHidden();
  });
}

test("a lost connection is reported at once until it is restored [SESS-04]", async ({
  page,
  context,
  request,
}) => {
  const { owner } = await newCompany(request);
  await openAs(page, owner, "/superadmin/dashboard");
  await expect(page.getByText("Five steps to your first handover")).toBeVisible();
  const line = page.getByText("Connection lost. Trying again…");
  await context.setOffline(true);
  await expect(line).toBeVisible();
  await expect(page.getByText("Five steps to your first handover")).toBeVisible();
  await context.setOffline(false);
  await expect(line).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBe(owner.token);
});

test("a page opened during an outage keeps the session for a retry [SESS-04]", async ({
  page,
  shared,
}) => {
  const { owner } = shared;
  await failUntilPress(page, "**/prod/secure/**", 503);
  await openAs(page, owner, "/superadmin/dashboard");
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBe(owner.token);
  await retry.click();
  await expect(page.getByRole("button", { name: /Account of/ })).toBeVisible();
});

test("a deactivated user loses the session at the next check [GUARD-02, GUARD-14]", async ({
  page,
  request,
}) => {
  const { company, person } = await newCompanyWithCook(request);
  await page.clock.install();
  await openAs(page, person, "/staff/dashboard");
  await expect(page.getByRole("button", { name: /Account of/ })).toBeVisible();
  await deactivate(request, company, person);
  await passMinutesUntil(page, () => expect(page).toHaveURL(/\/deactivated$/, { timeout: 2_000 }));
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
});

test("the first refusal leads an incomplete profile's user to the wizard", async ({
  page,
  request,
}) => {
  const { person } = await newCompanyWithCook(request);
  await openAs(page, person, "/staff/calendar");
  await expect(page.getByRole("button", { name: /Account of/ })).toBeVisible();
  await page.route("**/secure/dashboard/staff", (route) =>
    route.fulfill({ status: 403, json: { code: "onboarding_incomplete", message: "First …" } }),
  );
  await page.route("**/secure/employee/current-employee", async (route) => {
    const employee = await (await route.fetch()).json();
    await route.fulfill({ json: { ...employee, employeeStatus: "rejected" } });
  });
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page).toHaveURL(/\/staff\/update-profile$/);
  await expect(page.getByRole("heading", { level: 2, name: "Personal" })).toBeVisible();
});

test("logging out takes the toasts away with the session [SESS-05]", async ({ page, request }) => {
  const { owner } = await newCompany(request);
  await openAs(page, owner, "/settings?section=email");
  const choice = page.getByRole("checkbox", { name: "I want to receive updates via email" });
  await expect(choice).toBeVisible();
  const toast = page.getByText("Changes saved successfully!");
  // A toast under the pointer would stay.
  await page.mouse.move((page.viewportSize()?.width ?? 0) - 200, 92);
  await choice.press("Space");
  await expect(toast).toBeVisible();
  await page.getByRole("button", { name: /Account of/ }).press("Enter");
  await page.getByRole("menuitem", { name: "Log Out" }).press("Enter");
  await expect(page).toHaveURL(/\/signin$/);
  await expect(toast).toHaveCount(0);
});

test("the start page ends the session, and the visitor stays [SESS-06, AMB-019]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await openAs(page, owner, "/");
  await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  await expect
    .poll(async () => {
      const headers = { Authorization: `Bearer ${owner.token}` };
      return (await request.get("/prod/secure/tenant/get-tenant", { headers })).status();
    })
    .toBe(401);
});

test("the support page names its contact and links to the terms [ROUTE-22, AMB-027]", async ({
  page,
  shared,
}) => {
  await openAs(page, shared.owner, "/support");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
  await expect(main.getByRole("link", { name: "support@127.0.0.1" })).toHaveAttribute(
    "href",
    "mailto:support@127.0.0.1",
  );
  await expect(main.getByText(/super administrators decide/)).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await main.getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
});

test("an unlisted path is Page Not Found with two ways out [NOTFOUND-01..06]", async ({ page }) => {
  await page.goto("/terms");
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(
    page.getByText("The page you are looking for doesn't exist or has been moved."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute(
    "href",
    "/super-admin-dashboard",
  );
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL(/\/terms$/);
});

test("an unknown path below an area is Page Not Found without sign-in [NOTFOUND-01, AMB-034]", async ({
  page,
  shared,
}) => {
  const paths = [
    "/superadmin/nowhere",
    "/staff/nowhere",
    "/superadmin/leave/other",
    "/nowhere/a/b",
  ];
  const expectNotFound = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Page Not Found" }), path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  };
  for (const path of paths) await expectNotFound(path);
  await openAs(page, shared.cook, "/staff/dashboard");
  for (const path of paths) await expectNotFound(path);
});

test("an unknown path leads to the start page, sign-in or dashboard [NOTFOUND-04, NOTFOUND-05, NOTFOUND-06, AMB-018, AMB-070]", async ({
  context,
  shared,
}) => {
  const page = await context.newPage();
  await page.goto("/nowhere");
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto("/nowhere");
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await openAs(page, shared.owner, "/nowhere");
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
});

test("the public pages open without a session [ROUTE-01, ROUTE-02]", async ({ page }) => {
  for (const path of [
    "/",
    "/signin",
    "/signup",
    "/deactivated",
    "/forgot-password",
    "/reset-password",
    "/terms",
    "/privacy",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test("the theme follows the system, then the toggle, and stays chosen [THEME-01..07, CONST-14]", async ({
  page,
}) => {
  const html = page.locator("html");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/signin");
  await expect(html).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(html).toHaveClass(/light/);
  await page.getByRole("button", { name: /theme/i }).click();
  await expect(html).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem("vite-ui-theme"))).toBe("dark");
  await page.reload();
  await expect(html).toHaveClass(/dark/);
  await page.getByRole("button", { name: /theme/i }).click();
  await expect(html).toHaveClass(/light/);
});
