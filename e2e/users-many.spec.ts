import type { Locator, Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { type Company, newCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { choose, press } from "./screen.ts";
import { inviteStaff, newDepartment, newPosition } from "./staff.ts";

const path = "/superadmin/user-management";

let company: Company;
test.beforeEach(async ({ request }) => {
  company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  await newDepartment(request, company, "Bakery");
  for (const firstName of ["Aisha", "Johan", "Lerato", "Sipho", "Zanele"])
    await inviteStaff(request, company, {
      firstName,
      lastName: "Botha",
      departmentId,
      positionTitle: `Cook ${firstName}`,
    });
});

const bar = (page: Page) => page.getByRole("region", { name: "Selected users" });
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

async function find(dialog: Locator, label: string, typed: string, name: string) {
  await dialog.getByRole("combobox", { name: label, exact: true }).fill(typed);
  await dialog.page().getByRole("option", { name, exact: true }).click();
}

test("selected users move department and change employment after a preview", async ({ page }) => {
  await openAs(page, company.owner, `${path}?rows=10`);
  await page.getByRole("checkbox", { name: "Select Aisha Botha" }).check();
  await page.getByRole("checkbox", { name: "Select Johan Botha" }).press("Space");
  await expect(bar(page)).toContainText("2 selected");
  await press(bar(page), "Change");
  const dialog = page.getByRole("dialog", { name: "Change 2 people" });
  await expect(dialog.getByRole("button", { name: "Change", exact: true })).toBeDisabled();
  await find(dialog, "Department", "Bak", "Bakery");
  await choose(page, "Employment Status", "Contract", dialog);
  const examples = dialog.getByRole("region", { name: "What will change" }).getByRole("listitem");
  await expect(examples).toHaveText([
    /Aisha Botha.*Kitchen.*Bakery.*Full Time.*Contract/,
    /Johan Botha.*Kitchen.*Bakery.*Full Time.*Contract/,
  ]);
  await press(dialog, "Change 2 people");
  await expect(page.getByText("2 people have been changed")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(bar(page)).toBeHidden();
  for (const name of ["Aisha", "Johan"])
    await expect(row(page, name)).toContainText(/Bakery.*Contract/);
  await expect(row(page, "Lerato")).toContainText(/Kitchen.*Full Time/);
});

test("selected users move to vacant positions, and the preview names any shortage", async ({
  page,
  request,
}) => {
  const departmentId = await newDepartment(request, company, "Dispatch");
  await newPosition(request, company, departmentId, "Driver");
  await openAs(page, company.owner, `${path}?rows=10`);
  await page.getByRole("checkbox", { name: "Select Aisha Botha" }).check();
  await page.getByRole("checkbox", { name: "Select Johan Botha" }).check();
  await press(bar(page), "Change");
  const dialog = page.getByRole("dialog", { name: "Change 2 people" });
  await find(dialog, "Department", "Disp", "Dispatch");
  await find(dialog, "Position", "driv", "Driver");
  await expect(dialog.getByText("1 person stays in their position")).toBeVisible();
  await press(dialog, "Change 1 person");
  await expect(page.getByText("1 person has been changed")).toBeVisible();
  await expect(row(page, "Aisha")).toContainText(/Driver.*Dispatch/);
  await expect(row(page, "Johan")).toContainText("Kitchen");
});

test("a circle among the next managers blocks the change until one click", async ({ page }) => {
  await openAs(page, company.owner, `${path}?rows=10`);
  for (const name of ["Aisha", "Johan", "Lerato", "Sipho"])
    await page.getByRole("checkbox", { name: `Select ${name} Botha` }).check();
  await press(bar(page), "Change Manager");
  const dialog = page.getByRole("dialog", { name: "Change Manager" });
  const people = dialog.getByRole("list", { name: "People and their next manager" });
  const person = (name: string) =>
    people
      .getByRole("listitem")
      .filter({ has: page.getByRole("checkbox", { name: `Select ${name} Botha` }) });
  await expect(dialog.getByText("Choose a manager for 4 people")).toBeVisible();
  await find(dialog, "Manager", "Zan", "Zanele Botha");
  const passing = dialog.getByRole("region", { name: /^What passes on/ });
  await expect(passing.getByRole("rowgroup").filter({ hasText: "to Zanele Botha" })).toContainText(
    /Aisha.*Johan.*Lerato.*Sipho/,
  );
  for (const [who, by] of [
    ["Aisha", "Johan Botha"],
    ["Johan", "Aisha Botha"],
  ] as const) {
    await person(who).getByRole("checkbox").press("Space");
    await find(dialog, `Next manager of ${who} Botha`, by.slice(0, 4), by);
    await expect(
      person(who)
        .first()
        .getByRole("button", { name: /^Next manager of / }),
    ).toBeFocused();
  }
  await person("Lerato")
    .getByRole("button", { name: /^Next manager of / })
    .press("Enter");
  await page.getByRole("menuitem", { name: "No manager yet" }).press("Enter");
  const checks = dialog.getByRole("region", { name: "Before you save" });
  await expect(checks).toContainText(/1 to put right.*1 to know/);
  await expect(checks.getByRole("listitem")).toContainText([
    /Aisha Botha and Johan Botha would manage each other/,
    /No manager is named for Lerato Botha/,
  ]);
  await expect(
    dialog.getByRole("button", { name: "Change the manager of 4 people" }),
  ).toBeDisabled();
  await expect(
    dialog.getByText("Put the circle of Aisha Botha and Johan Botha right first"),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await press(checks, "Leave Aisha Botha out");
  await expect(checks).toContainText(/^Before you save1 to know/);
  await expect(dialog.getByText("1 person left out")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The kitchen is divided");
  await page.route("**/set-lines", (route) => route.abort(), { times: 1 });
  await press(dialog, "Change the manager of 3 people");
  await expect(dialog.getByRole("alert")).toContainText("Nothing has been changed");
  await expect(person("Johan")).toContainText("Aisha Botha");
  await press(dialog, "Change the manager of 3 people");
  await expect(page.getByText("The manager of 3 people has been changed")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(bar(page)).toBeHidden();
});

test("all matching users are selected over all pages and reminded", async ({ page }) => {
  await openAs(page, company.owner, path);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await expect(bar(page)).toContainText("4 selected");
  await press(bar(page), "Select all 5 that match");
  await expect(bar(page)).toContainText("5 selected");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByRole("checkbox", { name: "Select Zanele Botha" })).toBeChecked();
  await press(bar(page), "Remind");
  const question = page.getByRole("alertdialog", { name: "Remind 5 people?" });
  await press(question, "Remind");
  await expect(page.getByText("5 people have been reminded")).toBeVisible();
  await expect(bar(page)).toBeHidden();

  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await press(bar(page), "Select all 5 that match");
  await page.getByPlaceholder("Search users...").fill("botha");
  await expect(bar(page)).toBeHidden();
});

test("users of successive searches are selected together", async ({ page }) => {
  await openAs(page, company.owner, path);
  const search = page.getByPlaceholder("Search users...");
  const select = (name: string) => page.getByRole("checkbox", { name: `Select ${name} Botha` });
  await search.fill("zanele");
  await select("Zanele").check();
  await expect(bar(page).getByRole("status")).toHaveText("1 selected");
  await search.fill("aisha");
  await select("Aisha").check();
  await expect(select("Zanele")).toBeHidden();
  await expect(bar(page).getByRole("status")).toHaveText("2 selected, 1 not on this page");
  await search.fill("");
  await expect(select("Aisha")).toBeChecked();
  await expect(select("Johan")).not.toBeChecked();
  await press(bar(page), "Change Manager");
  const people = page.getByRole("list", { name: "People and their next manager" });
  await expect(people.getByRole("listitem")).toHaveText([/Zanele Botha/, /Aisha Botha/]);
});

test("the documents of selected users are saved as a ZIP file", async ({ page }) => {
  await openAs(page, company.owner, path);
  await page.getByRole("checkbox", { name: "Select Aisha Botha" }).check();
  await page.getByRole("checkbox", { name: "Select Johan Botha" }).check();
  await press(bar(page), "Documents");
  const dialog = page.getByRole("dialog", { name: "Download the documents of 2 people" });
  const [file] = await Promise.all([page.waitForEvent("download"), press(dialog, "Download")]);
  expect(file.suggestedFilename()).toMatch(/^Documents \d{4}-\d\d-\d\d\.zip$/);
  await expect(dialog).toContainText("All documents have been saved.");
  expect(await violationsOf(page)).toEqual([]);
  await press(dialog, "Done");
  await expect(bar(page)).toContainText("2 selected");
});

test("a failed bulk change leaves every user and choice as before", async ({ page }) => {
  await openAs(page, company.owner, path);
  await page.getByRole("checkbox", { name: "Select Aisha Botha" }).check();
  await press(bar(page), "Change");
  const dialog = page.getByRole("dialog", { name: "Change 1 person" });
  await choose(page, "Employment Status", "Intern", dialog);
  await page.route("**/change-many", (route) => route.abort());
  await press(dialog, "Change 1 person");
  await expect(dialog.getByRole("alert")).toContainText("Nothing has been changed");
  await expect(dialog.getByRole("combobox", { name: "Employment Status" })).toContainText("Intern");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("cards are selected on request, and the bar stays in the window", async ({ page }) => {
    await openAs(page, company.owner, path);
    const box = page.getByRole("checkbox", { name: "Select Johan Botha" });
    await expect(page.getByRole("list", { name: "All Users" })).toBeVisible();
    await expect(box).toBeHidden();
    await press(page, "Select");
    await box.check();
    await expect(bar(page)).toContainText("1 selected");
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violationsOf(page)).toEqual([]);
  });
});

test("for one selected user the small dialog says what will appear", async ({ page }) => {
  await openAs(page, company.owner, `${path}?rows=10`);
  await page.getByRole("checkbox", { name: "Select Aisha Botha" }).check();
  await press(bar(page), "Change Manager");
  const dialog = page.getByRole("dialog", { name: "Change Manager" });
  await expect(dialog).toContainText("The manager of Aisha Botha");
  await expect(dialog.getByText(/^After you choose, it says here what passes on/)).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBeLessThan(600);
  await find(dialog, "Manager", "johan", "Johan Botha");
  await expect(dialog.getByText(/^After you choose/)).toBeHidden();
});
