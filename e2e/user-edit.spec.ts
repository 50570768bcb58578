import type { Page } from "@playwright/test";
import { inBothAppearances } from "./appearances.ts";
import { api, type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { choose, field, press } from "./screen.ts";
import { addStaff, newCompanyWithCook, setHead } from "./staff.ts";

const path = "/superadmin/user-management";

let company: Company;
let cook: Person;
let departmentId: number;
test.beforeEach(async ({ request }) => {
  ({ company, person: cook, departmentId } = await newCompanyWithCook(request));
});

const edit = (page: Page) => page.getByRole("dialog", { name: "Edit User" });
const details = (page: Page) => page.getByRole("dialog", { name: "User Details" });
/** The visible panel; a former one is inert until it is gone. */
const panel = (page: Page) => edit(page).locator("[role=tabpanel]:not([inert])");
const openTab = (page: Page, name: string) => edit(page).getByRole("tab", { name }).click();
const save = (page: Page) => press(edit(page), "Save Changes");

const openEdit = (page: Page, tab = "") =>
  openAs(page, company.owner, `${path}?edit=${cook.id}${tab && `&editTab=${tab}`}`);

/** The request body after the open part is saved. */
async function sentBySaving(page: Page, address: string) {
  const sent = page.waitForRequest(
    (request) => request.method() === "PUT" && request.url().endsWith(address),
  );
  await save(page);
  return (await sent).postDataJSON();
}

test("a row's menu and the details' footer lead to Edit User [UMLIST-15, UMDET-03, UMEDIT-01, UMEDIT-02]", async ({
  page,
}) => {
  await openAs(page, company.owner, path);
  await page.getByRole("button", { name: "Actions for Thabo Mokoena" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["View Details", "Edit User", "Deactivate"]);
  await page.getByRole("menuitem", { name: "View Details" }).click();
  await expect(details(page).getByRole("button", { name: "Deactivate" })).toBeVisible();
  await expect(details(page).getByRole("button", { name: "Close", exact: true })).toHaveCount(2);
  await press(details(page), "Edit");
  await expect(edit(page)).toContainText(
    "Please note: After saving your changes and switching tabs, the changes cannot be undone",
  );
  await expect(details(page)).toBeHidden();
  await expect(edit(page).getByRole("tab")).toHaveText([
    "Personal Information",
    "Employment",
    "Next of Kin",
    "Leave Management",
    "Documents",
  ]);
  await openTab(page, "Leave Management");
  await expect(page).toHaveURL(/edit=\d+&editTab=leave/);
  await page.reload();
  await expect(field(panel(page), "Annual (days)")).toHaveValue("15");
  await edit(page).getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(edit(page)).toBeHidden();
  await expect(page).toHaveURL(path);
});

test("personal information is saved and read back under the documented keys [UMEDIT-03, UMEDIT-04, UMEDIT-11, UMEDIT-12, UMLIST-28, REG-22]", async ({
  page,
}) => {
  await openEdit(page);
  await expect(field(panel(page), "Email")).toHaveAttribute("readonly");
  await field(panel(page), "First Name").fill("");
  await field(panel(page), "Last Name").fill(" ");
  await save(page);
  await expect(panel(page)).toContainText("First name is required");
  await expect(panel(page)).toContainText("Last name is required");

  await field(panel(page), "First Name").fill("Tebogo");
  await field(panel(page), "Last Name").fill("Molefe");
  await field(panel(page), "Phone Number").fill("082 765 4321");
  await choose(page, "Gender", "Other", panel(page));
  const doubt = panel(page).getByText("It begins with another date of birth");
  await field(panel(page), "ID Number").fill("8804125009087");
  await expect(doubt).toBeHidden();
  await field(panel(page), "ID Number").fill("9001015009087");
  await expect(doubt).toBeVisible();
  expect(await sentBySaving(page, `/secure/employee/${cook.id}`)).toEqual({
    name: "Tebogo",
    surname: "Molefe",
    email: cook.email,
    phone: "+0827654321",
    gender: 2,
    homeAddress: "12 Long Street, Cape Town",
    idNumber: "9001015009087",
    taxNumber: "1234567890",
  });
  await expect(edit(page)).toContainText("Personal information updated successfully!");
  await page.goto(`${path}?employee=${cook.id}`);
  for (const words of ["Tebogo Molefe", "+0827654321", "Other", "9001015009087"])
    await expect(details(page)).toContainText(words);
});

test("employment is saved without position, department and employee status, which are read-only [UMEDIT-05, UMEDIT-10, UMEDIT-13, UMEDIT-14, UMEDIT-15]", async ({
  page,
}) => {
  await openEdit(page, "employment");
  for (const [label, value] of [
    ["Position Title", "Cook"],
    ["Department", "Kitchen"],
  ] as const) {
    await expect(field(panel(page), label)).toHaveValue(value);
    await expect(field(panel(page), label)).toHaveAttribute("readonly");
  }
  await expect(field(panel(page), "Employee Status")).toBeDisabled();
  for (const [list, options] of [
    ["Employment Status", ["Full Time", "Part Time", "Contract", "Temporary", "Intern"]],
    ["Employee Role", ["Executive", "HR", "Manager", "Employee"]],
  ] as const) {
    await panel(page).getByRole("combobox", { name: list }).click();
    await expect(page.getByRole("option")).toHaveText([...options]);
    await page.keyboard.press("Escape");
  }
  await choose(page, "Employment Status", "Contract", panel(page));
  await choose(page, "Employee Role", "HR", panel(page));
  await field(panel(page), "Termination Date").fill("2025-03-02");
  await save(page);
  await expect(panel(page)).toContainText("The last day cannot be before the first");
  await field(panel(page), "Termination Date").fill("2030-03-02");
  expect(await sentBySaving(page, `/secure/employee/${cook.id}`)).toEqual({
    startDate: "2025-03-03",
    terminationDate: "2030-03-02",
    noticeGivenOn: null,
    employmentStatus: "Contract",
    employeeNumber: `E-${cook.id}`,
    employeeRole: "HR",
  });
  await expect(edit(page)).toContainText("Employment information updated successfully!");
});

test("a status and role outside the form stay until they are changed [UMEDIT-14, UMEDIT-15]", async ({
  page,
  request,
}) => {
  await api(request, "PUT", `secure/employee/${cook.id}`, {
    token: company.owner.token,
    body: { employmentStatus: "Probation", employeeRole: "Administrator" },
  });
  await openEdit(page, "employment");
  expect(await sentBySaving(page, `/secure/employee/${cook.id}`)).toMatchObject({
    employmentStatus: "Probation",
    employeeRole: "Administrator",
  });
});

test("the next of kin has four required fields under the documented keys [UMEDIT-06, UMEDIT-16]", async ({
  page,
}) => {
  await openEdit(page, "next-of-kin");
  await expect(field(panel(page), "First Names")).toHaveValue("Sipho");
  for (const label of ["First Names", "Last Name", "Relationship", "Phone Number"])
    await field(panel(page), label).fill("");
  await save(page);
  for (const message of [
    "First names are required",
    "Last name is required",
    "Relationship is required",
    "Phone number is required",
  ])
    await expect(panel(page)).toContainText(message);
  await field(panel(page), "First Names").fill("Lerato");
  await field(panel(page), "Last Name").fill("Mokoena");
  await field(panel(page), "Relationship").fill("Sister");
  await field(panel(page), "Phone Number").fill("+27 83 555 0101");
  const sent = page.waitForRequest(/\/secure\/next-of-kin\/\d+$/);
  await save(page);
  expect((await sent).postDataJSON()).toEqual({
    firstNames: "Lerato",
    lastName: "Mokoena",
    phoneNumber: "+27835550101",
    relationship: "Sister",
  });
  await expect(edit(page)).toContainText("Next of kin updated successfully!");
});

test("granted days are at least 0, and remaining days follow [UMEDIT-07, UMEDIT-08, UMEDIT-09, UMEDIT-17]", async ({
  page,
}) => {
  await openEdit(page, "leave");
  await expect(field(panel(page), "Annual remaining")).toHaveAttribute("readonly");
  await field(panel(page), "Annual (days)").fill("-1");
  await save(page);
  await expect(panel(page)).toContainText("At least 0 days");
  await field(panel(page), "Annual (days)").fill("18.5");
  await field(panel(page), "Study (days)").fill("a few");
  await field(panel(page), "Sick (days)").focus();
  await expect(field(panel(page), "Study (days)")).toHaveValue("0");
  expect(await sentBySaving(page, "/allocation/".concat(await allocationId(page)))).toEqual({
    employeeId: cook.id,
    annualLeave: 18.5,
    sickLeave: 30,
    familyResponsibilityLeave: 3,
    maternityPaternity: 87,
    studyLeave: 0,
  });
  await expect(edit(page)).toContainText("Leave allocation updated successfully!");
  await expect(field(panel(page), "Annual remaining")).toHaveValue("18.5");
});

async function allocationId(page: Page): Promise<string> {
  const { token } = company.owner;
  const [person] = await api<{ leaveAllocated: { leaveAllocatedId: number } }[]>(
    page.request,
    "GET",
    `secure/employee/detailed-info?employeeId=${cook.id}`,
    { token },
  );
  return String(person?.leaveAllocated.leaveAllocatedId);
}

test("a refused save shows the server's sentence and keeps the typed text [UMEDIT-18]", async ({
  page,
}) => {
  await openEdit(page);
  await field(panel(page), "First Name").fill("Tebogo");
  const refusal = { status: 500, json: { message: "Not today." } };
  await page.route("**/secure/employee/*", (route) =>
    route.request().method() === "PUT" ? route.fulfill(refusal) : route.continue(),
  );
  await save(page);
  await expect(edit(page).getByRole("alert")).toHaveText("Not today.");
  await expect(field(panel(page), "First Name")).toHaveValue("Tebogo");

  await openTab(page, "Leave Management");
  await expect(edit(page).getByRole("alert")).toBeHidden();
  await page.route("**/allocation/*", (route) => route.fulfill(refusal));
  const logged = page.waitForEvent("console", (message) => message.type() === "error");
  await field(panel(page), "Annual (days)").fill("20");
  await save(page);
  await logged;
  await expect(edit(page).getByRole("button", { name: "Save Changes" })).toBeEnabled();
  await expect(edit(page).getByRole("alert")).toBeHidden();
  await expect(field(panel(page), "Annual (days)")).toHaveValue("20");
});

test("unsaved input survives a change of tab and a confirmed close", async ({ page }) => {
  await openAs(page, company.owner, path);
  await page.getByRole("button", { name: "Actions for Thabo Mokoena" }).click();
  await page.getByRole("menuitem", { name: "Edit User" }).click();
  await field(panel(page), "First Name").fill("Tebogo");
  await openTab(page, "Employment");
  await expect(field(panel(page), "Position Title")).toHaveValue("Cook");
  const ask = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await page.keyboard.press("Escape");
  await press(ask, "Keep editing");
  await expect(ask).toBeHidden();
  await page.goBack();
  await press(ask, "Keep editing");
  await openTab(page, "Personal Information");
  await expect(field(panel(page), "First Name")).toHaveValue("Tebogo");
  await edit(page).getByRole("button", { name: "Close", exact: true }).last().click();
  await press(ask, "Discard changes");
  await expect(edit(page)).toBeHidden();
  await page.getByRole("button", { name: "Actions for Thabo Mokoena" }).click();
  await page.getByRole("menuitem", { name: "Edit User" }).click();
  await expect(field(panel(page), "First Name")).toHaveValue("Thabo");
});

test("the documents tab has no Save and keeps other tabs' input", async ({ page }) => {
  await openEdit(page);
  await field(panel(page), "First Name").fill("Tebogo");
  await openTab(page, "Documents");
  await expect(page).toHaveURL(/editTab=documents/);
  await expect(panel(page).getByRole("textbox", { name: "Document Name" })).toBeVisible();
  await expect(edit(page).getByRole("button", { name: "Save Changes" })).toBeHidden();
  await openTab(page, "Personal Information");
  await expect(field(panel(page), "First Name")).toHaveValue("Tebogo");
});

test("nobody is offered to deactivate themselves or to change their own role [UMLIST-27]", async ({
  page,
}) => {
  await openAs(page, company.owner, `${path}?employee=${company.owner.id}`);
  await expect(details(page).getByRole("button", { name: "Edit" })).toBeVisible();
  await expect(details(page).getByRole("button", { name: "Deactivate" })).toBeHidden();
  await press(details(page), "Edit");
  await openTab(page, "Employment");
  await expect(panel(page).getByRole("combobox", { name: "Employee Role" })).toBeDisabled();
});

inBothAppearances(() => {
  test("a screen reader finds its way through every part of Edit User", async ({ page }) => {
    await openEdit(page);
    await expect(field(panel(page), "First Name")).toHaveValue("Thabo");
    expect(await problemsOf(page)).toEqual([]);
    for (const name of ["Employment", "Next of Kin", "Leave Management"]) {
      await openTab(page, name);
      await expect(edit(page).getByRole("button", { name: "Save Changes" })).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
    }
    await openTab(page, "Documents");
    await expect(panel(page).getByRole("textbox", { name: "Document Name" })).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});

test("a manager's last day asks for the next manager", async ({ page, request }) => {
  await setHead(request, company, { id: departmentId, departmentName: "Kitchen" }, cook);
  const baker = { firstName: "Lerato", lastName: "Pillay", positionTitle: "Baker", departmentId };
  const lerato = await addStaff(request, company, baker);
  await openEdit(page, "employment");
  await field(panel(page), "Termination Date").fill("2030-03-02");
  await save(page);
  const question = page.getByRole("dialog", { name: "Thabo Mokoena leads people" });
  await expect(question).toContainText("The last day of Thabo Mokoena is to be 2 Mar 2030.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(edit(page)).toContainText("They lead people.");
  await expect(field(panel(page), "Termination Date")).toHaveValue("2 Mar 2030");
  await save(page);
  await press(question, "Save Changes");
  await expect(question).toContainText("Please choose their next manager");
  await expect(question).toContainText("Thabo Mokoena leads 1 person");
  await setHead(
    request,
    company,
    { id: departmentId, departmentName: "Kitchen" },
    lerato,
    "2031-01-06",
  );
  await question.getByRole("radio", { name: "No manager yet" }).check();
  await press(question, "Save Changes");
  await expect(edit(page)).toContainText(/recorded another change for Kitchen: Lerato Pillay from/);
  await save(page);
  await question.getByRole("radio", { name: "No manager yet" }).check();
  await press(question, "Save Changes");
  await expect(edit(page)).toContainText("Employment information updated successfully!");
  await expect(question).toBeHidden();
});
