import { inDays } from "./clock.ts";
import { type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { newKitchen } from "./staff.ts";

let company: Company;
let thandi: Person;
let thabo: Person;
test.beforeAll(async ({ request }) => {
  ({ company, thandi, thabo } = await newKitchen(request));
});

test("a super administrator names a person's next manager and previews the effect", async ({
  page,
}) => {
  await openAs(page, company.owner, `/superadmin/people/${thabo.id}`);
  await page.getByRole("button", { name: "Change Manager" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Manager" });
  await dialog.getByRole("combobox", { name: "Manager" }).fill("Lerato");
  await page.getByRole("option", { name: "Lerato Nkosi" }).click();
  await expect(dialog.getByRole("region", { name: "What will hold" })).toContainText(
    /Lerato Nkosi from/,
  );
  await dialog.getByRole("button", { name: "Change Manager" }).click();
  await expect(dialog).toContainText("Please say why");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The new menu");
  await dialog.getByRole("button", { name: "Change Manager" }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole("list", { name: "Managers" }).getByRole("listitem").last(),
  ).toContainText(/Lerato Nkosi.*since/);
  await expect(page.getByRole("heading", { name: "Under Lerato Nkosi" })).toBeVisible();
  await expect(page.getByText("The new menu")).toBeVisible();
});

test("a false change is withdrawn with a reason that the history shows", async ({ page }) => {
  await openAs(page, company.owner, `/superadmin/people/${thabo.id}`);
  await page.getByRole("button", { name: "More about the managers" }).click();
  await page.getByRole("menuitem", { name: "Recorded changes" }).click();
  const recorded = page.getByRole("dialog", { name: /^Recorded managers of/ });
  await expect(recorded.getByText("The new menu")).toBeVisible();
  await recorded.getByRole("button", { name: /^Withdraw: Manager: Lerato Nkosi, from/ }).click();
  const asked = page.getByRole("dialog", { name: "Withdraw this change?" });
  await asked.getByRole("button", { name: "Withdraw it" }).click();
  await expect(asked).toContainText("Please say why, for the history.");
  await asked.getByRole("textbox").fill("The menu stayed");
  await asked.getByRole("button", { name: "Withdraw it" }).click();
  await expect(asked).toBeHidden();
  await expect(recorded.getByText(/^Withdrawn on/)).toBeVisible();
  await expect(recorded.getByRole("button", { name: /^Withdraw/ })).toHaveCount(0);
  await recorded.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByText("Withdrawn: The menu stayed")).toBeVisible();
  await expect(page.getByRole("list", { name: "Managers" })).not.toContainText("Lerato Nkosi");
});

test("super administrators alone see a change that is announced later", async ({
  page,
  browser,
}) => {
  await openAs(page, company.owner, `/superadmin/people/${thabo.id}`);
  await page.getByRole("button", { name: "Change Manager" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Manager" });
  await dialog.getByRole("combobox", { name: "Manager" }).fill("Lerato");
  await page.getByRole("option", { name: "Lerato Nkosi" }).click();
  await expect(dialog.getByLabel("Announced From")).toHaveCount(0);
  await dialog.getByLabel("First Day").fill(inDays(30));
  await dialog.getByLabel("Announced From").fill(inDays(31));
  await expect(dialog).toContainText("It cannot be announced after its own day");
  await dialog.getByLabel("Announced From").fill(inDays(20));
  await expect(dialog.getByRole("region", { name: "What will hold" })).toContainText(
    /Until .* only you, the one super administrator, can see this\./,
  );
  await dialog.getByRole("textbox", { name: "Reason" }).fill("A kitchen of its own");
  await dialog.getByRole("button", { name: "Change Manager" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("list", { name: "Managers" })).toContainText("Lerato Nkosi");
  await page.getByRole("button", { name: "More about the managers" }).click();
  await page.getByRole("menuitem", { name: "Recorded changes" }).click();
  await expect(page.getByText(/^Only super administrators see it before/)).toBeVisible();
  const theirs = await browser.newPage();
  await openAs(theirs, thabo, "/staff/me");
  // Their history still shows the withdrawn change.
  await expect(theirs.getByText("Withdrawn: The menu stayed")).toBeVisible();
  await expect(theirs.getByRole("list", { name: "Managers" })).not.toContainText("Lerato Nkosi");
  await expect(theirs.getByText(/Lerato Nkosi, from/)).toHaveCount(0);
  await expect(theirs.getByText("A kitchen of its own")).toHaveCount(0);
  await theirs.close();
});

test("a choice that closes a circle of managers blocks the dialog", async ({ page }) => {
  await openAs(page, company.owner, `/superadmin/people/${thandi.id}`);
  await page.getByRole("button", { name: "Change Manager" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Manager" });
  await dialog.getByRole("textbox", { name: "Reason" }).fill("A mistake");
  await dialog.getByRole("combobox", { name: "Manager" }).fill("Lerato");
  await page.getByRole("option", { name: "Lerato Nkosi" }).click();
  await expect(dialog.getByRole("region", { name: "Before you save" })).toContainText(
    /1 to put right.*would manage each other/,
  );
  await expect(dialog.getByRole("button", { name: "Change Manager" })).toBeDisabled();
  await dialog.getByRole("radio", { name: "No manager yet" }).check();
  await expect(dialog.getByRole("region", { name: "Before you save" })).toContainText(
    /1 to know.*No manager is named for/,
  );
  await expect(dialog.getByRole("button", { name: "Change Manager" })).toBeEnabled();
  await expect(dialog.getByRole("textbox", { name: "Reason" })).toHaveValue("A mistake");
});
