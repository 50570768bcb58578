import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { newCompany, openAs, password } from "./company.ts";
import { endConfirmation } from "./copied-company.ts";
import { expect, test } from "./journey.ts";
import { choose } from "./screen.ts";
import { newCompanyWithCook } from "./staff.ts";

/** The app's code of the present interval, or of one after it. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });

/** Sets an app up on one's settings; returns its secret and the recovery codes shown. */
async function setUpApp(page: Page) {
  await page.getByRole("button", { name: "Set up an app" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up an authenticator app" });
  await expect(
    dialog.getByRole("img", { name: "QR code for your authenticator app" }),
  ).toBeVisible();
  const secret = String(await dialog.locator("code").textContent()).replaceAll(" ", "");
  await dialog.getByRole("textbox", { name: "Code from the app" }).fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Confirm" }).click();
  const shown = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(shown.getByRole("listitem")).toHaveCount(10);
  const codes = await shown.getByRole("listitem").allTextContents();
  return { secret, codes, shown };
}

async function signInTo(page: Page, email: string) {
  await page.goto("/signin");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("an authenticator app and recovery codes protect a person's sign-in", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await openAs(page, owner, "/settings?section=sessions");
  await expect(page.getByText("Not set up.")).toBeVisible();
  const { secret, codes, shown } = await setUpApp(page);
  const saved = page.waitForEvent("download");
  await shown.getByRole("button", { name: "Download" }).click();
  expect(await readFile(await (await saved).path(), "utf8")).toContain(codes.join("\n"));
  await shown.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("10 of 10 left.")).toBeVisible();
  await expect(shown).toBeHidden();
  expect(await page.content()).not.toContain(codes[0]);

  await page.evaluate(() => localStorage.clear());
  await signInTo(page, owner.email);
  const code = page.getByRole("textbox", { name: "Code", exact: true });
  await expect(code).toBeFocused();
  await code.fill("000 000");
  await code.press("Enter");
  await expect(page.getByText("This code is not right, or was used before.")).toBeVisible();
  await code.fill(codeOf(secret, 1));
  await code.press("Enter");
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);

  await page.evaluate(() => localStorage.clear());
  await signInTo(page, owner.email);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill(String(codes[0]));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);

  await page.goto("/settings?section=sessions");
  await expect(page.getByText("9 of 10 left.")).toBeVisible();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("button", { name: "Remove the app" }).click();
  await expect(page.getByText("Not set up.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recovery codes" })).toBeHidden();
});

test("a sensitive change asks for the password and then continues as typed", async ({
  page,
  request,
}) => {
  const { owner, person: cook } = await newCompanyWithCook(request);
  await openAs(page, owner, `/superadmin/user-management?edit=${cook.id}&editTab=employment`);
  const form = page.getByRole("dialog", { name: "Edit User" });
  const role = form.getByRole("combobox", { name: "Role" });
  await choose(page, "Role", "Manager", form);
  await endConfirmation(owner);

  const save = form.getByRole("button", { name: "Save Changes" });
  await save.click();
  const question = page.getByRole("dialog", { name: "Please confirm that it is you" });
  await expect(question.getByLabel("Password", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(role).toContainText("Manager");

  await save.click();
  await question.getByLabel("Password", { exact: true }).fill("Wrong-horse-7!");
  await page.keyboard.press("Enter");
  await expect(question.getByText("The current password is not right.")).toBeVisible();
  await question.getByLabel("Password", { exact: true }).fill(password);
  const saved = page.waitForResponse((one) => one.request().method() === "PUT" && one.ok());
  await question.getByRole("button", { name: "Confirm" }).click();
  await saved;
  await expect(question).toBeHidden();
  await page.reload();
  await expect(role).toContainText("Manager");
});
