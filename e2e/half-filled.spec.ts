import type { Page } from "@playwright/test";
import { openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { field, press } from "./screen.ts";

const asking = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });

for (const [what, path, opener, label] of [
  ["a new user", "/superadmin/user-management", "Add User", "First Name"],
  ["a request for leave", "/superadmin/leave/my-leave", "Apply for Leave", "Reason"],
] as const) {
  test(`the browser's back asks before it drops a half-filled ${what}`, async ({
    page,
    shared,
  }) => {
    await openAs(page, shared.owner, "/superadmin/dashboard");
    await page.goto(path);
    const open = page.getByRole("button", { name: opener, exact: true }).first();
    const dialog = page.getByRole("dialog");
    await open.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog, "nothing is filled in").toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));

    await open.click();
    await field(dialog, label).fill("Lerato");
    await page.evaluate(() => history.back());
    await press(asking(page), "Keep editing");
    await expect(field(dialog, label)).toHaveValue("Lerato");
    await expect(page).toHaveURL(/\?/);

    await page.evaluate(() => history.back());
    await press(asking(page), "Discard changes");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await open.click();
    await expect(field(dialog, label)).toHaveValue("");
  });
}
