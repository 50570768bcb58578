import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { api, type Company, newCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { choose } from "./screen.ts";
import { addStaff, inviteStaff, newDepartment } from "./staff.ts";

const path = "/superadmin/user-management";

let company: Company;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const named = (firstName: string, lastName: string) => ({
    firstName,
    lastName,
    departmentId,
    positionTitle: firstName,
  });
  await addStaff(request, company, named("Thandi", "Mokoena"));
  const thabo = await addStaff(request, company, named("Thabo", "Nkosi"));
  for (const firstName of ["Aisha", "Zanele"])
    await inviteStaff(request, company, named(firstName, "Botha"));
  const johan = await inviteStaff(request, company, named("Johan", "Botha"));
  const { token } = company.owner;
  const change = (id: number, body: Record<string, string>) =>
    api(request, "PUT", `secure/employee/${id}`, { token, body });
  await change(johan.id, { employmentStatus: "Terminated" });
  await change(thabo.id, { employeeRole: "Manager" });
});

const users = (page: Page) => page.getByRole("table", { name: "All Users" });
const rows = (page: Page) => users(page).locator("tbody tr");
const details = (page: Page) => page.getByRole("dialog", { name: "User Details" });

async function rowMenu(page: Page, name: string) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  return page.getByRole("menu");
}

test("the rows per page are chosen below the table and remembered [AMB-208]", async ({ page }) => {
  await openAs(page, company.owner, path);
  const size = page.getByRole("button", { name: /^Rows: / });
  const chooseSize = (name: string) => page.getByRole("menuitem", { name, exact: true }).click();
  await expect(size).toHaveText("Rows: 4");
  await expect(rows(page)).toHaveCount(4);
  const next = page.getByRole("button", { name: "Next page" });
  const placeOfArrow = async () => (await next.boundingBox())?.y;
  const before = await placeOfArrow();
  await next.click();
  await expect(rows(page)).toHaveCount(1);
  expect(await placeOfArrow()).toBe(before);

  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await size.click();
  await expect(page.getByRole("menuitem")).toHaveText(["4", "10", "25", "50"]);
  await chooseSize("10");
  await expect(rows(page)).toHaveCount(5);
  await expect(page).toHaveURL(/rows=10/);
  await expect(page.getByText("Page 1 of 1")).toBeVisible();
  expect((await saved).status()).toBe(200);
  await page.goto(path);
  await expect(rows(page)).toHaveCount(5);
  await page.goto(`${path}?rows=4`);
  await expect(rows(page)).toHaveCount(4);

  const savedAgain = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await size.click();
  await chooseSize("4");
  await savedAgain;
  await page.goto(path);
  await expect(rows(page)).toHaveCount(4);
});

test("an active filter is a removable chip and previews its count", async ({ page }) => {
  await openAs(page, company.owner, `${path}?employeeStatus=approved&role=Manager`);
  const chips = page.getByRole("list", { name: "Active filters" }).getByRole("button");
  await expect(chips).toHaveText(["Manager", "Approved"]);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Remove filter: System Role Manager" }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(chips).toHaveText(["Approved"]);
  await expect(chips).toBeFocused();

  await page.getByRole("button", { name: "Filter (1)" }).click();
  const filter = page.getByRole("dialog", { name: "Filter" });
  await expect(filter.getByRole("status")).toHaveText("2 users found");
  await choose(page, "Employee Status", "Pending", filter);
  await expect(filter.getByRole("status")).toHaveText("3 users found");
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press("Escape");
  await chips.click();
  await expect(chips).toHaveCount(0);
  await expect(page).toHaveURL(path);
});

test("an empty search leads back to everyone in one press", async ({ page }) => {
  await openAs(page, company.owner, `${path}?search=zzzz&role=Manager`);
  await expect(page.getByText("No users match your search and filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(rows(page)).not.toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test("the found users are exported as a CSV file", async ({ page }) => {
  await openAs(page, company.owner, `${path}?employeeStatus=pending&search=botha`);
  await expect(rows(page)).toHaveCount(3);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^users-[\d-]{10}\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines[0]).toMatch(/^\ufeff?Employee Number,First Name,Last Name,Email,/);
  expect(lines.slice(1).map((line) => line.split(",")[1])).toEqual(["Aisha", "Johan", "Zanele"]);

  await page.route("**/secure/employee/export?*", (route) => route.abort());
  await page.getByRole("button", { name: "Export as CSV" }).click();
  await expect(page.getByText("The export failed. Please try again.")).toBeVisible();
});

test("a row opens the person's details by mouse and keyboard", async ({ page }) => {
  await openAs(page, company.owner, path);
  await rows(page).filter({ hasText: "Johan" }).getByText("Terminated").click();
  await expect(details(page)).toContainText("Johan Botha");
  await page.keyboard.press("Escape");
  await expect(details(page)).toBeHidden();

  const menu = await rowMenu(page, "Aisha Botha");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details(page)).toBeHidden();

  await page.getByRole("button", { name: "Open Aisha Botha" }).press("Enter");
  await expect(details(page)).toContainText("Aisha Botha");
});

test("a window of 820 pixels shows every column without sideways scrolling", async ({ page }) => {
  const overflow = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll("section, [role=menu]")]
        .filter(
          (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1,
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    );
  await openAs(page, company.owner, path);
  await rowMenu(page, "Johan Botha");
  await page.setViewportSize({ width: 820, height: 1100 });
  await expect(users(page).getByRole("columnheader")).toHaveText([
    "Employee",
    "PositionDepartment",
    "RoleEmployment",
    "Status",
    "Actions",
  ]);
  await expect.poll(overflow).toEqual([]);
  await page.keyboard.press("Escape");
  const row = rows(page).filter({ hasText: "Johan" });
  for (const words of ["Kitchen", "Employee", "Terminated", "Pending"])
    await expect(row).toContainText(words);
  await page.getByRole("button", { name: "Department", exact: true }).click();
  await expect(page).toHaveURL(/sort=departmentTitle/);
  await expect(page.getByRole("columnheader", { name: "Department" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a phone shows the first person in its upper half", async ({ page }) => {
    await openAs(page, company.owner, path);
    const cards = page.getByRole("list", { name: "All Users" }).getByRole("listitem");
    await expect(cards).toHaveCount(4);
    const first = await cards.first().boundingBox();
    expect(first?.y).toBeLessThan(480);
    expect(first?.height).toBeGreaterThanOrEqual(72);
    expect(first?.height).toBeLessThanOrEqual(96);
    await page.getByRole("button", { name: "Sorted by Employee" }).click();
    await page.getByRole("menuitem", { name: "Department" }).click();
    await expect(page).toHaveURL(/sort=departmentTitle/);
    await page.getByRole("button", { name: "Filter" }).click();
    const filter = page.getByRole("dialog", { name: "Filter" });
    await choose(page, "Employee Status", "Approved", filter);
    await expect(filter.getByRole("status")).toHaveText("2 users found");
    await expect
      .poll(async () => {
        const box = await filter.boundingBox();
        return box && [box.x, box.width, box.y + box.height];
      })
      .toEqual([0, 390, 844]);
    await filter.getByRole("button", { name: "Apply" }).click();
    await expect(cards).toHaveCount(2);
    await page.getByRole("button", { name: "Remove filter: Employee Status Approved" }).click();
    await page.getByPlaceholder("Search users...").fill("johan");
    await expect(cards).toHaveCount(1);
    await cards.click({ position: { x: 120, y: 30 } });
    await expect(details(page)).toContainText("Johan Botha");
  });
});
