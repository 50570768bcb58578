import { api, newCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";

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
  expect(logged.join()).toContain("The stored token cannot be read.");
});

test("the session is asked after every 60 seconds, and its end leads to sign-in [SESS-02, SESS-04, CONST-01]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await page.clock.install();
  await openAs(page, owner, "/superadmin/dashboard");
  await expect(page.getByRole("button", { name: /Account of/ })).toBeVisible();
  // The bell's stream is there: whatever asks for the first time would learn of the end at once.
  await expect(page.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();
  await api(request, "POST", "secure/auth/sign-out", { token: owner.token, body: {} });
  // Time goes on by itself as well, so the two steps leave room on both sides.
  await page.clock.runFor(35_000);
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
  await page.clock.runFor(26_000);
  await expect(page).toHaveURL(/\/signin$/);
});

test("a server that cannot be reached ends no session: a quiet line says so until it is back [SESS-04]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await page.clock.install();
  await openAs(page, owner, "/superadmin/dashboard");
  await expect(page.getByRole("button", { name: /Account of/ })).toBeVisible();
  await page.route("**/prod/secure/**", (route) => route.abort());
  await page.clock.runFor(61_000);
  await expect(page.getByText("Connection lost. Trying again…")).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
  await page.unroute("**/prod/secure/**");
  await page.clock.runFor(15_000);
  await expect(page.getByText("Connection lost. Trying again…")).toBeHidden({ timeout: 20_000 });
});

test("on the start page a session ends and the visitor stays [SESS-06]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await openAs(page, owner, "/");
  await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
});

test("a path that is not listed is Page Not Found, with a way on and a way back [NOTFOUND-01..06]", async ({
  page,
}) => {
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
  await expect(page).toHaveURL(/\/(terms)?$/);
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
