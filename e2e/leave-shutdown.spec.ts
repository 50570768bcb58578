import { inBothAppearances } from "./appearances.ts";
import { type Company, newCompany, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { addStaff, askForLeave, newDepartment, recentHire } from "./staff.ts";

const path = "/superadmin/leave/settings?tab=shutdown";

let company: Company;
let thabo: Person;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const join = (firstName: string, lastName: string) =>
    addStaff(request, company, {
      firstName,
      lastName,
      departmentId,
      positionTitle: "Cook",
      hireDate: recentHire,
    });
  thabo = await join("Thabo", "Nkosi");
  await join("Zanele", "Zulu");
  // 13 of the 15 days of the cycle in which the shutdown is.
  await askForLeave(request, thabo, "2027-07-05", "2027-07-21");
});

test("a shutdown is counted, booked for all, and undone as a whole", async ({ page }) => {
  await openAs(page, company.owner, path);
  await expect(page.getByText("No shutdown yet")).toBeVisible();
  await page.getByRole("button", { name: "Plan a Shutdown" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "A department" }).check();
  await dialog.getByRole("combobox", { name: "Department" }).fill("Kit");
  await page.getByRole("option", { name: "Kitchen" }).click();
  // Six working days: the 24th is a holiday, the 25th and 26th a weekend.
  await dialog.getByLabel("First day").fill("2027-09-20");
  await dialog.getByRole("button", { name: "Show the Cost" }).click();
  await expect(dialog).toContainText("Please enter the last day");
  await dialog.getByLabel("Last day").fill("2027-09-28");
  await dialog.getByRole("button", { name: "Show the Cost" }).click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole("listitem").filter({ hasText: "December shutdown" });
  await expect(row).toContainText("2 people · 8 days of annual leave");
  await expect(row).toContainText("1 person lacks days and gets 4 days of unpaid leave");
  const people = row.getByRole("list", { name: "What it costs each person" });
  await expect(people.getByRole("listitem")).toHaveText([
    /Thabo Nkosi.*Lacks 4 days.*2 days annual, 4 days unpaid/,
    /Zanele Zulu.*6 days annual/,
  ]);
  expect(await problemsOf(page)).toEqual([]);
  await row.getByRole("button", { name: "Book for 2 people" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Book for 2 people" }).click();
  await expect(row.getByText("Booked", { exact: true })).toBeVisible();

  await row.getByRole("button", { name: "Undo: December shutdown" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText(`Undone: ${company.owner.name}`);
});

inBothAppearances(() => {
  test("a screen reader finds its way through the form of a shutdown", async ({ page }) => {
    await openAs(page, company.owner, path);
    await page.getByRole("button", { name: "Plan a Shutdown" }).click();
    await expect(page.getByRole("dialog").getByLabel("First day")).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});
