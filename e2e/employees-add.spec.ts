import type { Page } from "@playwright/test";
import { inBothAppearances } from "./appearances.ts";
import { stoppableClock } from "./clock.ts";
import { api, type Company, newCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { mailedLink } from "./mail.ts";
import { problemsOf } from "./problems.ts";
import { choose } from "./screen.ts";
import { newDepartment, newPosition } from "./staff.ts";

const path = "/superadmin/user-management";

let company: Company;
let kitchen: number;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  kitchen = await newDepartment(request, company, "Kitchen");
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "Add New User" });
const positionDialog = (page: Page) => page.getByRole("dialog", { name: "Add Position" });
const departmentDialog = (page: Page) => page.getByRole("dialog", { name: "Add Department" });
const field = (page: Page, name: string) => dialog(page).getByRole("textbox", { name });
const add = (page: Page) => dialog(page).getByRole("button", { name: "Add User" });

async function open(page: Page, { owner } = company) {
  await openAs(page, owner, path);
  await page.getByRole("button", { name: "Add User" }).click();
  await expect(dialog(page)).toBeVisible();
}

test("each missing field is named until it is filled in [UMADD-01, UMADD-07..11, UMADD-14, UMADD-15]", async ({
  page,
  request,
}) => {
  await newPosition(request, company, kitchen, "Sous Chef");
  await open(page);
  for (const name of ["Personal Information", "Employment Information"])
    await expect(dialog(page).getByRole("group", { name })).toBeVisible();
  await dialog(page).getByLabel("Hire Date").fill("");
  await add(page).click();
  for (const message of [
    "First name is required",
    "Last name is required",
    "Email is required",
    "Position is required",
    "Department is required",
    "Hire date is required",
  ])
    await expect(dialog(page).getByText(message)).toBeVisible();
  await expect(field(page, "First Name")).toBeFocused();
  await field(page, "First Name").fill("Lerato");
  await expect(dialog(page).getByText("First name is required")).toBeHidden();
  await choose(page, "Position", "Sous Chef Kitchen", dialog(page));
  for (const message of ["Position is required", "Department is required"])
    await expect(dialog(page).getByText(message)).toBeHidden();
  await expect(field(page, "Department")).toHaveValue("Kitchen");
  await expect(field(page, "Department")).not.toBeEditable();
});

test("the form starts with its defaults and offers only what it may [UMADD-16..25, TSPOS-16, CONST-25]", async ({
  page,
  request,
}) => {
  await newPosition(request, company, kitchen, "Waiter");
  await open(page);
  await expect(dialog(page).getByRole("combobox", { name: "Employment Status" })).toHaveText(
    "Active",
  );
  await expect(dialog(page).getByRole("combobox", { name: "Employee Role" })).toHaveText(
    "Employee",
  );
  const today = await page.evaluate(() => {
    const [month, day, year] = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" })
      .format(new Date())
      .split(/,? /);
    return `${day} ${month} ${year}`;
  });
  await expect(dialog(page).getByLabel("Hire Date")).toHaveValue(today);
  await expect(dialog(page).getByText(`@${company.domain}`)).toBeVisible();
  await field(page, "Email").fill("lerato@elsewhere.com");
  await expect(field(page, "Email")).toHaveValue("lerato");

  const options = async (name: string) => {
    await dialog(page).getByRole("combobox", { name }).click();
    await page.getByRole("option").first().waitFor();
    const texts = await page.getByRole("option").allTextContents();
    await page.keyboard.press("Escape");
    return texts;
  };
  expect(await options("Employment Status")).toEqual([
    "Active",
    "Full Time",
    "Part Time",
    "Contract",
    "Intern",
    "Temporary",
  ]);
  expect(await options("Employee Role")).toEqual(["Employee", "Executive"]);
  const positions = await options("Position");
  expect(positions).toContain("WaiterKitchen");
  expect(positions.filter((text) => text.startsWith("Managing Director"))).toEqual([]);
});

test("the form adds a position and its department, and invites the user [UMADD-02..04, UMADD-06, UMADD-10, UMADD-26, TSPOS-07..12, TSPOS-17, TSDEP-07, TSDEP-10]", async ({
  page,
}) => {
  await open(page);
  await field(page, "First Name").fill("Lerato");
  await field(page, "Last Name").fill("Dlamini");
  await field(page, "Email").fill("lerato");
  await dialog(page).getByRole("button", { name: "Add Position" }).click();
  const position = positionDialog(page);
  await position.getByRole("button", { name: "Add Position" }).click();
  for (const message of [
    "Position title is required",
    "Job description is required",
    "Department is required",
  ])
    await expect(position.getByText(message)).toBeVisible();
  await expect(position.getByRole("combobox", { name: "Job Level" })).toHaveText("Entry");
  await position.getByRole("combobox", { name: "Job Level" }).click();
  await expect(page.getByRole("option")).toHaveText([
    "Entry",
    "Junior",
    "Mid Level",
    "Senior",
    "Lead",
    "Manager",
    "Director",
    "Executive",
  ]);
  await page.getByRole("option", { name: "Junior" }).click();
  await position.getByRole("textbox", { name: "Position Title" }).fill("Barista");
  await position.getByRole("textbox", { name: "Job Description" }).fill("Coffee");

  await position.getByRole("button", { name: "Add Department" }).click();
  const department = departmentDialog(page);
  await department.getByRole("button", { name: "Add Department" }).click();
  await expect(department.getByText("Department name is required")).toBeVisible();
  await department.getByRole("textbox", { name: "Department Name" }).fill("Coffee Bar");
  await department.getByRole("button", { name: "Add Department" }).click();
  await expect(
    page.getByText('Department "Coffee Bar" has been created successfully'),
  ).toBeVisible();
  await expect(department).toBeHidden();
  await expect(position.getByRole("combobox", { name: "Department" })).toHaveValue("Coffee Bar");
  await position.getByRole("button", { name: "Add Position" }).click();
  await expect(page.getByText('Position "Barista" has been created successfully')).toBeVisible();
  await expect(position).toBeHidden();
  await expect(dialog(page).getByRole("combobox", { name: "Position" })).toHaveValue("Barista");
  await expect(field(page, "Department")).toHaveValue("Coffee Bar");

  const sent = page.waitForRequest("**/secure/employee/add");
  await add(page).click();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({
    firstName: "Lerato",
    lastName: "Dlamini",
    email: `lerato@${company.domain}`,
    positionId: expect.any(Number),
    departmentId: expect.any(Number),
    employmentStatus: "Active",
    employeeRole: "Employee",
    hireDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(request.headers()["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
  await expect(dialog(page)).toContainText("Lerato Dlamini has been added");
  await expect(dialog(page)).toContainText(`We sent an invitation to lerato@${company.domain}`);
  await dialog(page).getByRole("button", { name: "Continue" }).click();
  await expect(dialog(page)).toBeHidden();
  const row = page.getByRole("row", { name: /Lerato Dlamini/ });
  for (const words of ["Barista", "Coffee Bar", "Pending", "Full Time"])
    await expect(row).toContainText(words);
  expect(await mailedLink(`lerato@${company.domain}`)).toContain("#access_token=");
});

test("a search finds a vacant position far down the list", async ({ page, request }) => {
  const large = await newCompany(request);
  const departmentId = await newDepartment(request, large, "Kitchen");
  const positions = Array.from({ length: 22 }, (_, index) => `Attendant ${index}`);
  await Promise.all(
    [...positions, "Sommelier"].map((title) => newPosition(request, large, departmentId, title)),
  );
  await open(page, large);
  const position = dialog(page).getByRole("combobox", { name: "Position" });
  await position.click();
  await expect(page.getByRole("option", { name: "Attendant 0 Kitchen" })).toBeVisible();
  await expect(page.getByRole("option", { name: "Sommelier Kitchen" })).toBeHidden();
  await position.fill("somm");
  await page.getByRole("option", { name: "Sommelier Kitchen" }).click();
  await expect(position).toHaveValue("Sommelier");
  await expect(field(page, "Department")).toHaveValue("Kitchen");
});

test("the success panel closes by itself after 5 s [UMADD-05, CONST-23]", async ({
  page,
  request,
}) => {
  await newPosition(request, company, kitchen, "Porter");
  const clock = await stoppableClock(page);
  await open(page);
  await field(page, "First Name").fill("Sipho");
  await field(page, "Last Name").fill("Dube");
  await field(page, "Email").fill("sipho");
  await choose(page, "Position", "Porter Kitchen", dialog(page));
  await clock.stop();
  await add(page).click();
  await expect(dialog(page)).toContainText("Sipho Dube has been added");
  await clock.pass(4_900);
  await expect(dialog(page)).toContainText("Sipho Dube has been added");
  await clock.pass(200);
  await clock.resume();
  await expect(dialog(page)).toBeHidden();
});

test("a refused user leaves the form as it is, with the reason [UMADD-27]", async ({
  page,
  request,
}) => {
  await newPosition(request, company, kitchen, "Baker");
  await open(page);
  await field(page, "First Name").fill("Naledi");
  await field(page, "Last Name").fill("Khumalo");
  await field(page, "Email").fill("owner");
  await choose(page, "Position", "Baker Kitchen", dialog(page));
  await add(page).click();
  await expect(dialog(page).getByText("Failed to add employee. Please try again.")).toBeVisible();
  await expect(dialog(page).getByText("Email already exists").first()).toBeVisible();
  await expect(field(page, "First Name")).toHaveValue("Naledi");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(field(page, "First Name")).toHaveValue("Naledi");
});

test("a refused position is reported with the reason and keeps the input [TSPOS-20]", async ({
  page,
}) => {
  await open(page);
  await dialog(page).getByRole("button", { name: "Add Position" }).click();
  const position = positionDialog(page);
  await position.getByRole("textbox", { name: "Position Title" }).fill("Grill");
  await position.getByRole("textbox", { name: "Job Description" }).fill("Grills");
  await position.getByRole("combobox", { name: "Department" }).click();
  await page.getByRole("option", { name: "Kitchen" }).click();
  const refusal = { message: "The kitchen is full.", code: "conflict" };
  await page.route("**/create-position", (route) => route.fulfill({ status: 409, json: refusal }));
  await position.getByRole("button", { name: "Add Position" }).click();
  await expect(page.getByText("Failed to save position: The kitchen is full.")).toBeVisible();
  await expect(position.getByRole("textbox", { name: "Position Title" })).toHaveValue("Grill");
});

test("a duplicate department name is refused with the reason [TSDEP-09]", async ({ page }) => {
  await open(page);
  await dialog(page).getByRole("button", { name: "Add Position" }).click();
  await positionDialog(page).getByRole("button", { name: "Add Department" }).click();
  const department = departmentDialog(page);
  await department.getByRole("textbox", { name: "Department Name" }).fill("Kitchen");
  await department.getByRole("button", { name: "Add Department" }).click();
  await expect(
    page.getByText("Failed to save department: A department of this name already exists."),
  ).toBeVisible();
  await expect(department).toBeVisible();
});

test("the dashboard leads a company of one to its first employee", async ({ page, request }) => {
  const { owner } = await newCompany(request);
  await openAs(page, owner, "/superadmin/dashboard");
  await page.getByRole("button", { name: "Bring your people in" }).click();
  await page.getByRole("link", { name: "Add One Person" }).click();
  await expect(dialog(page)).toBeVisible();
  const { totalUsers } = await api<{ totalUsers: number }>(
    request,
    "GET",
    "secure/employee/statistics",
    { token: owner.token },
  );
  expect(totalUsers).toBe(1);
});

inBothAppearances(() => {
  test("a screen reader finds its way through adding a user or position", async ({ page }) => {
    await open(page);
    await add(page).click();
    await expect(dialog(page).getByText("Email is required")).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Add Position" }).click();
    await positionDialog(page).getByRole("button", { name: "Add Position" }).click();
    await expect(positionDialog(page).getByText("Position title is required")).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    await positionDialog(page).getByRole("button", { name: "Add Department" }).click();
    await expect(departmentDialog(page)).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});
