import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { api, type Company, newCompany, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { choose } from "./screen.ts";
import { addStaff, askForLeave, inviteStaff, newDepartment, recentHire } from "./staff.ts";

const users = "/superadmin/user-management";
const path = `${users}/import`;

let company: Company;
test.beforeEach(async ({ request }) => {
  company = await newCompany(request);
  await newDepartment(request, company, "Logistics");
});

const headings = "Naam;Surname;E-mail;Job title;Dept;Start;Locker";
const lines = [
  "Anele;Jacobs;anele.jacobs;Supervisor;Logistics;01/12/2026;14",
  "Renée;Nkuna;renee.nkuna;Driver;Logistics;03/12/2026;15",
  "Charl;Vermaak;charl.vermaak;Driver;Logistics;31/02/2027;16",
  "Hazel;Abrahams;hazel.abrahams;Clerk;Dispatch;15/01/2027;17",
];
const file = (rows: readonly string[] = lines) => ({
  name: "cape-town-warehouse.csv",
  mimeType: "text/csv",
  buffer: Buffer.from([headings, ...rows].join("\r\n"), "latin1"),
});

const chooseFile = (page: Page, content = file()) =>
  page.getByLabel("CSV file of people").setInputFiles(content);

/** Goes from the chosen file to the checked rows, past an unknown heading. */
async function check(page: Page) {
  await chooseFile(page);
  await expect(page.getByRole("heading", { name: "What the columns are" })).toBeVisible();
  await choose(page, "Naam goes to", "First Name");
  await page.getByRole("button", { name: "Check the rows" }).click();
  await page.getByLabel("Create departments and positions that do not exist").check();
  await expect(page.getByText("1 department and 3 positions will be created")).toBeVisible();
}

async function saved(page: Page, button: string) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const got = await download;
  return { name: got.suggestedFilename(), text: await readFile(await got.path(), "utf8") };
}

test("a spreadsheet's people are imported, with faults, progress and a report", async ({
  page,
  request,
}) => {
  await openAs(page, company.owner, users);
  await page.getByRole("link", { name: "Import people" }).first().click();
  await expect(page).toHaveURL(path);
  await chooseFile(page);
  await expect(
    page.getByText("cape-town-warehouse.csv · 4 rows · semicolons · Windows-1252"),
  ).toBeVisible();
  await expect(
    page.getByText("People cannot be added yet. Please choose the column for First Name."),
  ).toBeVisible();
  await choose(page, "Naam goes to", "First Name");
  await page.getByRole("button", { name: "Check the rows" }).click();
  const table = page.getByRole("table", { name: "Rows of the file" });
  await expect(
    table.getByText("Position: No position Driver is vacant in Logistics"),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "4 rows to correct first" })).toBeDisabled();

  await page.getByLabel("Create departments and positions that do not exist").check();
  await expect(page.getByText("1 department and 3 positions will be created")).toBeVisible();
  await expect(table.getByText("Renée")).toBeVisible();
  await page.getByRole("button", { name: /^1\s*cannot$/ }).click();
  await expect(table.getByText("31/02/2027")).toBeVisible();
  await expect(table.getByText("Hire Date: Please write a day of the calendar")).toBeVisible();
  await expect(table.getByText("Anele", { exact: true })).toBeHidden();
  const faults = await saved(page, "Download 1 row to correct");
  expect(faults.name).toBe("rows-to-correct.csv");
  expect(faults.text).toContain(
    'Charl,Vermaak,charl.vermaak,Driver,Logistics,31/02/2027,16,4,"Hire Date:',
  );

  await table.getByRole("button", { name: "Correct the Hire Date" }).click();
  await page.getByLabel("Hire Date in row 4").fill("32/01/2027");
  await page.keyboard.press("Enter");
  await expect(table.getByText("32/01/2027")).toBeVisible();
  await page.getByLabel("All or nothing").check();
  await expect(page.getByRole("button", { name: "1 row to correct first" })).toBeDisabled();
  await page.getByLabel("Good rows only").check();
  await page.getByLabel("Send invitations now").uncheck();
  await page.getByRole("button", { name: "Import 3 people" }).click();
  await expect(page.getByText("Finished", { exact: true })).toBeVisible();
  await expect(page.getByText("3 people not invited yet")).toBeVisible();
  const report = await saved(page, "Report");
  expect(report.text).toMatch(/2,Added,Anele Jacobs,.*\r\n3,Added,Renée Nkuna,.*\r\n4,Left out/);
  await page.getByRole("button", { name: "Send invitations" }).click();
  await expect(page.getByText("3 people invited")).toBeVisible();
  await expect(page.getByText("not invited yet", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Show all users" }).click();
  await expect(page.getByRole("table", { name: "All Users" })).toContainText("Hazel Abrahams");
  const { token } = company.owner;
  const all = await api<{ length: number }>(request, "GET", "secure/employee/all", { token });
  expect(all).toHaveLength(4);
});

test("a row is corrected in the preview by a click or typing", async ({ page }) => {
  await openAs(page, company.owner, path);
  await chooseFile(page, file(lines.slice(2, 3)));
  await choose(page, "Naam goes to", "First Name");
  await page.getByRole("button", { name: "Check the rows" }).click();
  await page.getByRole("button", { name: "Use Mar 1, 2027" }).click();
  await expect(page.getByText("Position: No position Driver is vacant in Logistics")).toBeVisible();
  await page.getByRole("button", { name: "Correct the Position" }).click();
  await page.getByLabel("Position in row 2").fill("Senior Driver");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Create what is missing" }).click();
  await expect(page.getByRole("button", { name: "Import 1 person" })).toBeEnabled();
});

test("rows about people who exist show what they change, and change it", async ({
  page,
  request,
}) => {
  const departmentId = await newDepartment(request, company, "Dispatch");
  const person = await inviteStaff(request, company, {
    firstName: "Anele",
    lastName: "Jacobs",
    departmentId,
    positionTitle: "Clerk",
  });
  await openAs(page, company.owner, path);
  const rows = [`${person.email};Jacobs-Dube;Anele`, `${company.owner.email};;`];
  await page.getByLabel("CSV file of people").setInputFiles({
    name: "corrections.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["Email;Surname;First Name", ...rows].join("\r\n")),
  });
  await expect(page.getByText("People who exist are found by their e-mail")).toBeVisible();
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(page.getByRole("button", { name: "2 rows to correct first" })).toBeDisabled();
  await page.getByLabel("Change people who already exist").check();
  await expect(page.getByText("1 person will be changed", { exact: false })).toBeVisible();
  const table = page.getByRole("table", { name: "Rows of the file" });
  await expect(table.getByRole("definition").filter({ hasText: "Jacobs-Dube" })).toBeVisible();
  await page.getByRole("button", { name: "Import 1 person" }).click();
  await expect(page.getByText("Finished", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByText("1 changed")).toBeVisible();
  const { token } = company.owner;
  const all = await api<{ lastName: string }[]>(request, "GET", "secure/employee/all", { token });
  expect(JSON.stringify(all)).toContain("Jacobs-Dube");
});

test("a file names each manager, also in a later row", async ({ page, request }) => {
  await openAs(page, company.owner, path);
  await page.getByLabel("CSV file of people").setInputFiles({
    name: "warehouse.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      [
        "First Name,Surname,E-mail,Job title,Dept,Start,Reports to",
        "Busisiwe,Nkuna,busisiwe.nkuna,Driver,Logistics,2026-02-02,Anele Jacobs",
        "Gert,Louw,gert.louw,Driver,Logistics,2026-02-02,Sibusiso Nene",
        "Anele,Jacobs,anele.jacobs,Supervisor,Logistics,2026-02-02,",
      ].join("\r\n"),
    ),
  });
  await page.getByRole("button", { name: "Check the rows" }).click();
  await page.getByLabel("Create departments and positions that do not exist").check();
  const table = page.getByRole("table", { name: "Rows of the file" });
  await expect(table.getByRole("columnheader", { name: "Led By" })).toBeVisible();
  await expect(table.getByText("Led By: This name is neither")).toBeVisible();
  await table.getByRole("button", { name: "Correct the Led By" }).click();
  await page.getByLabel("Led By in row 3").fill("anele.jacobs");
  await table.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Import 3 people" }).click();
  await expect(page.getByText("Finished", { exact: true })).toBeVisible();
  const all = await api<{ name: string; managerName: string | null }[]>(
    request,
    "GET",
    "secure/employee/detailed-info?excludeSelf=true",
    { token: company.owner.token },
  );
  expect(Object.fromEntries(all.map((one) => [one.name, one.managerName]))).toMatchObject({
    Busisiwe: "Anele Jacobs",
    Gert: "Anele Jacobs",
    Anele: null,
  });
});

test("a draft survives a reload, and its discard is confirmed", async ({ page }) => {
  await openAs(page, company.owner, path);
  await check(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "What will happen" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "What the columns are" })).toBeVisible();
  await openAs(page, company.owner, path);
  await page.getByRole("button", { name: /cape-town-warehouse.csv.*Draft/ }).click();
  await page.getByRole("button", { name: "Check the rows" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  const question = page.getByRole("alertdialog", { name: "Discard this import?" });
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("heading", { name: "Choose a file" })).toBeVisible();
  await expect(page.getByText("cape-town-warehouse.csv")).toBeHidden();
});

test("an unreadable file is refused with its reason and can be replaced", async ({ page }) => {
  await openAs(page, company.owner, path);
  await chooseFile(page, { ...file(), name: "people.xlsx" });
  await expect(page.getByText("This is a workbook. Please save it as CSV")).toBeVisible();
  await chooseFile(page, { ...file([]), name: "people.csv" });
  await expect(page.getByText("There are no people below the headings")).toBeVisible();
  await chooseFile(page);
  await expect(page.getByRole("heading", { name: "What the columns are" })).toBeVisible();
});

test("the template has a heading for everything that can be imported", async ({ page }) => {
  await openAs(page, company.owner, path);
  const template = await saved(page, "Empty template");
  expect(template.name).toBe("people-template.csv");
  expect(template.text).toMatch(
    /^\ufeffFirst Name,Last Name,Email,Position,Department,Hire Date,.*Home Address\r\n$/,
  );
});

test("an import works by keyboard alone, from the users to the report", async ({ page }) => {
  await openAs(page, company.owner, path);
  await check(page);
  await page.getByRole("button", { name: /^1\s*cannot$/ }).press("Enter");
  await expect(page.getByRole("button", { name: /^1\s*cannot$/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByLabel("Send invitations now").press("Space");
  await page.getByRole("button", { name: "Import 3 people" }).press("Enter");
  await expect(page.getByText("Finished", { exact: true })).toBeVisible();
});

test("no step of an import has a problem in any appearance", async ({ page }) => {
  test.slow();
  await openAs(page, company.owner, path);
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 844 });
  await chooseFile(page);
  await expect(page.getByRole("heading", { name: "What the columns are" })).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 844 });
  await choose(page, "Naam goes to", "First Name");
  await page.getByRole("button", { name: "Check the rows" }).click();
  await page.getByLabel("Create departments and positions that do not exist").check();
  await expect(page.getByText("1 department and 3 positions will be created")).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.getByRole("button", { name: "Import 3 people" }).click();
  await expect(page.getByText("Finished", { exact: true })).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
});

test("an import says what blocks its check, and which leave changes", async ({ page, request }) => {
  const departmentId = await newDepartment(request, company, "Dispatch");
  const person = await addStaff(request, company, {
    firstName: "Anele",
    lastName: "Jacobs",
    departmentId,
    positionTitle: "Clerk",
    hireDate: recentHire,
  });
  await askForLeave(request, person, "2027-03-01", "2027-03-02", "UnpaidLeave");
  await openAs(page, company.owner, path);
  await page.getByLabel("CSV file of people").setInputFiles({
    name: "first-days.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["Address,Hire Date", `${person.email},2027-03-02`].join("\r\n")),
  });
  const button = page.getByRole("button", { name: "Check the rows" });
  await choose(page, "Address goes to", "Leave out");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toHaveAccessibleDescription(/^Choose the column with the e-mail addresses/);
  await button.press("Enter");
  await expect(page.getByRole("heading", { name: "What the columns are" })).toBeVisible();
  await choose(page, "Address goes to", "Email");
  await expect(button).toHaveAccessibleDescription("");
  await button.click();
  await expect(page.getByRole("button", { name: "1 row to correct first" })).toBeDisabled();
  await page.getByLabel("Change people who already exist").check();
  await expect(page.getByText("Hire Date: This changes their leave")).toBeVisible();
  const leave = page.getByText(/^Unpaid Leave, .*: the request is closed\.$/);
  await expect(leave).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
});
