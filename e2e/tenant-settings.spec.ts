import type { Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { type Company, newCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { choose, field, press } from "./screen.ts";
import { addStaff, inviteStaff, newDepartment, newPosition, setHead } from "./staff.ts";

const path = "/superadmin/tenant-settings";

let company: Company;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  const kitchen = await newDepartment(request, company, "Kitchen");
  for (const name of ["Finance", "Logistics", "Marketing", "Sales"])
    await newDepartment(request, company, name);
  const cook = await addStaff(request, company, {
    firstName: "Thabo",
    lastName: "Mokoena",
    departmentId: kitchen,
    positionTitle: "Cook",
  });
  await inviteStaff(request, company, {
    firstName: "Lerato",
    lastName: "Dlamini",
    departmentId: kitchen,
    positionTitle: "Baker",
  });
  await setHead(request, company, { id: kitchen, departmentName: "Kitchen" }, cook);
  await newPosition(request, company, kitchen, "Waiter");
});

const table = (page: Page, name: string) => page.getByRole("table", { name });
const rows = (page: Page) => page.locator("tbody tr");
const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text });
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Tenant Settings" });

async function act(page: Page, name: string, action: string) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("the tenant settings have their own sidebar of four sections [TSET-01, TSET-02, TSET-03, TSET-04, TSET-05, TSET-06]", async ({
  page,
}) => {
  await openAs(page, company.owner, path);
  await expect(sidebar(page)).toContainText("Tenant Settings");
  await expect(sidebar(page).getByText("v1.0.0")).toBeVisible();
  const names = ["Departments", "Position Offerings", "All Managers", "Configuration"];
  await expect(sidebar(page).getByRole("link")).toHaveText(names);
  for (const name of names) {
    await sidebar(page).getByRole("link", { name }).click();
    await expect(page.getByRole("banner")).toContainText(name);
    await expect(sidebar(page).getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  }
  await expect(page).toHaveURL(/section=configuration$/);
  await press(page, "Collapse sidebar");
  await expect(sidebar(page).getByText("v1.0.0")).toBeHidden();
  await sidebar(page).getByRole("link", { name: "All Managers" }).click();
  await press(page, "Expand sidebar");
  await expect(sidebar(page).getByText("v1.0.0")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("banner")).toContainText("Configuration");
  await page.getByRole("link", { name: "Back to dashboard" }).click();
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
});

test("departments are listed five at a time, searched, added, changed and removed [TSDEP-01, TSDEP-02, TSDEP-03, TSDEP-04, TSDEP-05, TSDEP-06, TSDEP-07, TSDEP-10]", async ({
  page,
}) => {
  await openAs(page, company.owner, path);
  await expect(page.getByRole("heading", { name: "All Departments" })).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await expect(rowOf(page, "Kitchen")).toContainText("Thabo Mokoena");
  await expect(rowOf(page, "Finance")).toContainText("Unassigned");

  await press(page, "Add Department");
  const add = page.getByRole("dialog", { name: "Add Department" });
  await press(add, "Add Department");
  await expect(add.getByText("Department name is required")).toBeVisible();
  await field(add, "Department Name").fill("Archive");
  await add.getByRole("combobox", { name: "Head" }).fill("lerato");
  await page.getByRole("option", { name: "Lerato Dlamini" }).click();
  await press(add, "Add Department");
  await expect(page.getByText('Department "Archive" has been created successfully')).toBeVisible();
  await expect(rowOf(page, "Archive")).toContainText("Lerato Dlamini");

  await page.getByPlaceholder("Search departments...").fill("sales");
  await expect(rows(page)).toHaveCount(1);
  await act(page, "Sales", "Edit");
  const edit = page.getByRole("dialog", { name: "Edit Department" });
  await field(edit, "Department Name").fill("Sales and Service");
  await press(edit, "Save Changes");
  await expect(
    page.getByText('Department "Sales and Service" has been updated successfully'),
  ).toBeVisible();
  await act(page, "Sales and Service", "Remove");
  await press(page.getByRole("alertdialog"), "Remove");
  await expect(page.getByText("“Sales and Service” has been removed")).toBeVisible();
  await expect(page.getByText("No departments found")).toBeVisible();
});

test("a department changes its head from a day on", async ({ page }) => {
  await openAs(page, company.owner, `${path}?search=marketing`);
  await page.getByRole("button", { name: "Edit Marketing" }).press("Enter");
  const edit = page.getByRole("dialog", { name: "Edit Department" });
  await edit.getByRole("combobox", { name: "Head" }).fill("thabo");
  await page.getByRole("option", { name: "Thabo Mokoena" }).click();
  await field(edit, "From").fill("1 Mar 2031");
  await press(edit, "Save Changes");
  await expect(rowOf(page, "Marketing")).toContainText("Thabo Mokoena from 1 Mar 2031");
  await expect(rowOf(page, "Marketing")).toContainText("Unassigned");
});

test("positions are listed five at a time, filtered, searched, in the URL [TSPOS-01, TSPOS-03, TSPOS-04, TSPOS-05, TSPOS-06, TSPOS-13, TSPOS-15]", async ({
  page,
}) => {
  await openAs(page, company.owner, `${path}?section=positions`);
  await expect(page.getByRole("heading", { name: "All Positions" })).toBeVisible();
  await expect(table(page, "All Positions").getByRole("columnheader")).toContainText([
    "Title",
    "Department",
    "Job Level",
    "Status",
    "Actions",
  ]);
  await expect(page.getByRole("button", { name: /^Rows: / })).toHaveText("Rows: 5");
  await expect(rowOf(page, "Cook")).toContainText("Filled");
  await expect(rowOf(page, "Waiter")).toContainText("Available");

  await choose(page, "Status", "Filled");
  await expect(page).toHaveURL(/status=filled/);
  await expect(rowOf(page, "Waiter")).toBeHidden();
  await page.getByRole("combobox", { name: "Department" }).fill("kitch");
  await page.getByRole("option", { name: "Kitchen" }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByPlaceholder("Search positions...").fill("baker");
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("combobox", { name: "Department" })).toHaveValue("Kitchen");
  await press(page, "Show all departments");
  await expect(page).not.toHaveURL(/departmentId/);
});

test("a position is added with a new department, changed, and removed [TSPOS-02, TSPOS-07, TSPOS-08, TSPOS-09, TSPOS-10, TSPOS-11, TSPOS-12, TSPOS-17, TSPOS-18]", async ({
  page,
}) => {
  await openAs(page, company.owner, `${path}?section=positions&search=courier`);
  await press(page, "Add Position");
  const add = page.getByRole("dialog", { name: "Add Position" });
  await press(add, "Add Position");
  for (const message of [
    "Position title is required",
    "Job description is required",
    "Department is required",
  ])
    await expect(add.getByText(message)).toBeVisible();
  await field(add, "Position Title").fill("Courier");
  await field(add, "Job Description").fill("Delivers");
  await press(add, "Add Department");
  const department = page.getByRole("dialog", { name: "Add Department" });
  await field(department, "Department Name").fill("Deliveries");
  await press(department, "Add Department");
  await expect(add.getByRole("combobox", { name: "Department" })).toHaveValue("Deliveries");
  const level = add.getByRole("combobox", { name: "Job Level" });
  await expect(level).toHaveText("Entry");
  await level.click();
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
  await page.getByRole("option", { name: "Mid Level" }).click();
  await press(add, "Add Position");
  await expect(page.getByText('Position "Courier" has been created successfully')).toBeVisible();
  await expect(rowOf(page, "Courier")).toContainText("Mid Level");

  await page.getByRole("button", { name: "Edit Courier" }).press("Enter");
  const edit = page.getByRole("dialog", { name: "Edit Position" });
  await field(edit, "Position Title").fill("Senior Courier");
  await press(edit, "Save Changes");
  await expect(
    page.getByText('Position "Senior Courier" has been updated successfully'),
  ).toBeVisible();
  await act(page, "Senior Courier", "Remove");
  await press(page.getByRole("alertdialog"), "Remove");
  await expect(page.getByText("No positions found")).toBeVisible();
});

test("a position ends on a day and opens again [TSPOS-14]", async ({ page }) => {
  await openAs(page, company.owner, `${path}?section=positions&search=baker`);
  await act(page, "Baker", "End on a day");
  const dialog = page.getByRole("dialog", { name: "End Baker" });
  await field(dialog, "Last day").fill("31 Mar 2031");
  await press(dialog, "Save Last Day");
  await expect(rowOf(page, "Baker")).toContainText("Ended");
  await expect(rowOf(page, "Baker")).toContainText("Lerato Dlamini until Mar 31, 2031");
  await act(page, "Baker", "Remove the last day");
  await expect(rowOf(page, "Baker")).toContainText("Filled");
});

test("all managers are the heads and holders of the role [TSMGR-01]", async ({ page }) => {
  await openAs(page, company.owner, `${path}?section=managers&search=thabo`);
  await expect(page.getByRole("heading", { name: "All Managers" })).toBeVisible();
  await expect(rowOf(page, "Thabo")).toContainText("Kitchen since");
  await expect(rowOf(page, "Thabo").getByRole("cell").last()).toHaveText("1");
  await page.getByRole("link", { name: "Thabo Mokoena" }).click();
  await expect(page.getByRole("heading", { name: "Thabo Mokoena", level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/superadmin\/people\/\d+$/);
});

/** Makes a list fail until the returned function is called. */
async function failList(page: Page, path: string): Promise<() => void> {
  let isFailing = true;
  await page.route(`**/secure/${path}?*`, (route) =>
    isFailing
      ? route.fulfill({
          status: 500,
          json: { message: "The database is asleep", code: "internal" },
        })
      : route.fallback(),
  );
  return () => {
    isFailing = false;
  };
}

const lists = [
  ["departments", "departments/get-all-departments", "Kitchen"],
  ["positions", "positions/get-all-positions", "Cook"],
  ["managers", "employee/managers", "Thabo Mokoena"],
] as const;

test("a list that cannot be loaded says why and is tried again [TSDEP-08, TSPOS-19]", async ({
  page,
}) => {
  test.slow();
  for (const [section, call, content] of lists) {
    const restore = await failList(page, call);
    await openAs(page, company.owner, `${path}?section=${section}&rows=25`);
    await expect(page.getByText(`Failed to load ${section}: The database is asleep`)).toBeVisible();
    restore();
    await press(page, "Retry");
    await expect(rowOf(page, content).first()).toBeVisible();
  }
});

test("the company's logo and accent are chosen, previewed and shown [TSCONF-13, TSCONF-14]", async ({
  page,
  request,
}) => {
  test.slow();
  const { owner } = await newCompany(request);
  await openAs(page, owner, `${path}?section=configuration&tab=branding`);
  const preview = page.getByRole("region", { name: "Preview" });
  await field(page, "Accent Colour").fill("#ffee00");
  await expect(preview.getByText("Apply for Leave").first()).not.toHaveCSS(
    "background-color",
    "rgb(37, 99, 235)",
  );
  await page.getByLabel("Logo", { exact: true }).setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    ),
  });
  await expect(page.getByRole("button", { name: "Remove logo" })).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await press(page, "Save Changes");
  await expect(page.getByText("Branding settings updated successfully!")).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/superadmin/dashboard");
  const mark = page.getByRole("img", { name: "Protea Foods" });
  await expect(mark.and(page.locator("img"))).toHaveAttribute("src", /^data:image\/png;base64,/);
});

test("a super administrator sets the due days of handover steps by keyboard", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await openAs(page, owner, `${path}?section=configuration&tab=settings`);
  const days = page.getByRole("group", { name: "Handovers" });
  await expect(days.getByRole("status")).toContainText("at least 4, 5 and 5 days");
  await field(days, "Written").focus();
  for (const count of ["9", "7", "7"]) {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(count);
    await page.keyboard.press("Tab");
  }
  await press(page, "Save Changes");
  await expect(days.getByText("Please enter fewer days than for the step before")).toBeVisible();
  await expect(field(days, "Confirmed")).toBeFocused();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("0");
  await press(page, "Save Changes");
  await expect(page.getByText("Company settings updated successfully!")).toBeVisible();
  await page.reload();
  await expect(field(days, "Confirmed")).toHaveValue("0");
  await expect(days.getByRole("status")).toContainText(
    /^For a change on 1 .*confirmed by 1 .*at least 4, 2 and 5 days\.$/,
  );
});

test("unsaved details are asked about before another section is opened", async ({ page }) => {
  await openAs(page, company.owner, `${path}?section=configuration`);
  await field(page, "Company Name").fill("Protea & Sons");
  await sidebar(page).getByRole("link", { name: "All Managers" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await press(dialog, "Keep editing");
  await expect(field(page, "Company Name")).toHaveValue("Protea & Sons");
  await sidebar(page).getByRole("link", { name: "All Managers" }).click();
  await press(dialog, "Discard changes");
  await expect(page.getByRole("heading", { name: "All Managers" })).toBeVisible();
});

test("every section is without fault in each theme and width", async ({ page }) => {
  test.slow();
  await openAs(page, company.owner, path);
  for (const section of ["departments", "positions", "managers", "configuration"]) {
    await page.goto(`${path}?section=${section}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect(page.getByRole("main").getByRole("status")).toBeHidden();
    expect(await problemsInEveryAppearance(page), section).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, "Open sections");
  const drawer = page.getByRole("dialog", { name: "Tenant Settings" });
  await expect(drawer.getByText("v1.0.0")).toBeVisible();
  await drawer.locator("a[aria-current=page]").click();
  await expect(drawer).toBeHidden();
  await press(page, "Open sections");
  await drawer.getByRole("link", { name: "Position Offerings" }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("list", { name: "All Positions" })).toBeVisible();
});
