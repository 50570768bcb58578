import { type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { newKitchen } from "./staff.ts";

let company: Company;
let thandi: Person;
let thabo: Person;
test.beforeAll(async ({ request }) => {
  ({ company, thandi, thabo } = await newKitchen(request));
});

test("on a person's page a super administrator says who leads them next, sees before what will hold, and the history tells of it", async ({
  page,
}) => {
  await openAs(page, company.owner, `/superadmin/people/${thabo.id}`);
  await page.getByRole("button", { name: "Change who leads" }).click();
  const dialog = page.getByRole("dialog", { name: "Change who leads" });
  await dialog.getByRole("combobox", { name: "Manager" }).fill("Lerato");
  await page.getByRole("option", { name: "Lerato Nkosi" }).click();
  await expect(dialog.getByRole("region", { name: "What will hold" })).toContainText(
    /led by Lerato Nkosi from/,
  );
  await dialog.getByRole("button", { name: "Change who leads" }).click();
  await expect(dialog).toContainText("Please say why");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The new menu");
  await dialog.getByRole("button", { name: "Change who leads" }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole("list", { name: "Led by" }).getByRole("listitem").last(),
  ).toContainText(/Lerato Nkosi.*since/);
  await expect(page.getByRole("heading", { name: "Under Lerato Nkosi" })).toBeVisible();
  await expect(page.getByText("The new menu")).toBeVisible();
});

test("who would lead those who lead them cannot be chosen: the dialog says why, and nothing typed is lost", async ({
  page,
}) => {
  await openAs(page, company.owner, `/superadmin/people/${thandi.id}`);
  await page.getByRole("button", { name: "Change who leads" }).click();
  const dialog = page.getByRole("dialog", { name: "Change who leads" });
  await dialog.getByRole("combobox", { name: "Manager" }).fill("Lerato");
  await page.getByRole("option", { name: "Lerato Nkosi" }).click();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("A mistake");
  await dialog.getByRole("button", { name: "Change who leads" }).click();
  await expect(dialog.getByRole("alert")).toContainText("They would lead each other");
  await expect(dialog.getByRole("textbox", { name: "Reason" })).toHaveValue("A mistake");
});
