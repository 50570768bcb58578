import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { problemsInEveryAppearance } from "./appearances.ts";
import { openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { newCompanyWithCook } from "./staff.ts";

const security = "/superadmin/tenant-settings?section=configuration&tab=security";

/** Requires a second step of everyone from a typed day on. */
async function requireFrom(page: Page, day: string) {
  await page.getByRole("button", { name: "Change", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Sign-in rules" });
  await dialog.getByRole("radio", { name: /^Everyone/ }).check();
  await dialog.getByRole("textbox", { name: "First day" }).fill(day);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
}

test("a required second step counts down, then has a page of its own until it is added", async ({
  page,
  request,
}) => {
  const { owner, person: cook } = await newCompanyWithCook(request);
  await openAs(page, owner, security);
  await expect(page.getByText("A second step is everyone's own choice.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: cook.email })).toBeVisible();

  await requireFrom(page, "+10d");
  const countdown = page.getByText("In 10 days you need a second step to sign in");
  await expect(countdown).toBeVisible();
  await page.getByRole("button", { name: "Remind all" }).click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("2 people were reminded")).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);

  await requireFrom(page, "today");
  await expect(page).toHaveURL(/\/second-step$/);
  await page.goto("/superadmin/dashboard");
  await expect(page).toHaveURL(/\/second-step$/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Add a second step to your sign-in" }),
  ).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);

  await page.getByRole("button", { name: "Set up an app" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up an authenticator app" });
  const secret = String(await dialog.locator("code").textContent()).replaceAll(" ", "");
  const code = new TOTP({ secret }).generate();
  await dialog.getByRole("textbox", { name: "Code from the app" }).fill(code);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
  await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();

  await openAs(page, cook, "/staff/dashboard");
  await expect(page).toHaveURL(/\/second-step$/);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/signin$/);
});
