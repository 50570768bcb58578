import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { problemsInEveryAppearance } from "./appearances.ts";
import { newCompany, openAs, password } from "./company.ts";
import { expect, test } from "./journey.ts";
import { field, press } from "./screen.ts";

const run = promisify(execFile);

/** An operator's command on the server's machine while the server runs. */
const company = (action: "suspend" | "resume", domain: string) =>
  run(process.execPath, ["scripts/company.ts", action, domain]);

test("a suspended company's users are signed out until it resumes", async ({ page, request }) => {
  const { owner, domain } = await newCompany(request);
  // Without the bell's stream, only the page's own calls can find out.
  await page.route("**/secure/notifications/stream", () => {});
  await openAs(page, owner, "/superadmin/dashboard");
  await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
  await company("suspend", domain);

  const isLedAway = () => page.url().endsWith("/suspended");
  await expect(async () => {
    // The page may make a call of its own first.
    if (!isLedAway())
      await page.getByRole("link", { name: "User Management" }).click({ timeout: 1_000 });
    expect(isLedAway()).toBe(true);
  }).toPass();
  await expect(page.getByRole("heading", { name: "Access suspended" })).toBeVisible();
  await expect(page.getByText("Nothing is lost.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  expect(await problemsInEveryAppearance(page)).toEqual([]);

  await page.getByRole("link", { name: "Return to Sign In" }).click();
  const signIn = async () => {
    await field(page, "Email").fill(owner.email);
    await field(page, "Password").fill(password);
    await press(page, "Sign In");
  };
  await signIn();
  await expect(page.getByText(/company's access .* suspended/)).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);

  await company("resume", domain);
  await press(page, "Sign In");
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
});

test("a user returning to a suspended company is led to its page", async ({ page, request }) => {
  const { owner, domain } = await newCompany(request);
  await openAs(page, owner, "/superadmin/dashboard");
  await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
  await page.goto("about:blank");
  await company("suspend", domain);
  await page.goto("/superadmin/leave/management");
  await expect(page).toHaveURL(/\/suspended$/);
  await page.goto("/superadmin/dashboard");
  await expect(page).toHaveURL(/\/signin$/);
});
