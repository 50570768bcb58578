import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { inBothAppearances } from "./appearances.ts";
import { type Company, api as callApi, newCompany, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import {
  addStaff,
  askForLeave,
  decideOnLeave,
  inviteStaff,
  newDepartment,
  recentHire,
  setHead,
} from "./staff.ts";

const path = "/superadmin/leave/management";

let company: Company;
let thandi: Person;
let thabo: Person;
let kitchenId: number;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  const kitchen = await newDepartment(request, company, "Kitchen");
  const floor = await newDepartment(request, company, "Floor");
  const inKitchen = { lastName: "Nkosi", departmentId: kitchen };
  thandi = await addStaff(request, company, {
    ...inKitchen,
    firstName: "Thandi",
    positionTitle: "Head Chef",
  });
  kitchenId = kitchen;
  await setHead(request, company, { id: kitchen, departmentName: "Kitchen" }, thandi);
  thabo = await addStaff(request, company, {
    ...inKitchen,
    firstName: "Thabo",
    positionTitle: "Cook",
    hireDate: recentHire,
  });
  for (const firstName of ["Aisha", "Pieter"])
    await inviteStaff(request, company, {
      firstName,
      lastName: "Botha",
      departmentId: floor,
      positionTitle: `Waiter ${firstName}`,
    });
  const taken = await askForLeave(request, thabo, "2027-03-01", "2027-03-05");
  await decideOnLeave(request, company, "approve", taken);
  const sick = await askForLeave(request, thabo, "2027-02-01", "2027-02-02", "SickLeave");
  await decideOnLeave(request, company, "approve", sick);
  const unpaid = await askForLeave(request, thabo, "2027-01-11", "2027-01-11", "UnpaidLeave");
  await decideOnLeave(request, company, "approve", unpaid);
});

const people = (page: Page) => page.getByRole("table", { name: "Leave Records" });
const details = (page: Page) => page.getByRole("dialog", { name: "View Leave Details" });
const request = (page: Page) => page.getByRole("dialog", { name: "Leave Request Details" });
const history = (page: Page) => details(page).getByRole("table", { name: "Leave History" });
const rowOf = (table: Locator, text: string) => table.locator("tbody tr").filter({ hasText: text });
const openOf = ({ id }: Person) => `${path}?employee=${id}`;

test("the address narrows the list to a department, and the export follows", async ({ page }) => {
  await openAs(page, company.owner, `${path}?department=${kitchenId}`);
  await expect(people(page).locator("tbody tr")).toHaveText([/Thabo Nkosi/, /Thandi Nkosi/]);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^leave-[\d-]{10}\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines.slice(1).map((line) => line.split(",")[1])).toEqual(["Thabo", "Thandi"]);
});

test("the list and its export are filtered by type, status and days", async ({ page }) => {
  await openAs(page, company.owner, path);
  const rows = people(page).locator("tbody tr");
  await expect(rows).toHaveCount(3);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const filter = page.getByRole("dialog", { name: "Filter by request" });
  await filter.getByLabel("Leave Type").click();
  await page.getByRole("option", { name: "Sick Leave" }).click();
  await filter.getByLabel("Request Status").click();
  await page.getByRole("option", { name: "Approved" }).click();
  await filter.getByRole("textbox", { name: "From" }).fill("2027-02-02");
  await filter.getByRole("textbox", { name: "To" }).fill("2027-02-01");
  await filter.getByRole("textbox", { name: "To" }).press("Tab");
  await expect(filter.getByText("cannot be before the first")).toBeVisible();
  await expect(filter.getByRole("button", { name: "Apply" })).toBeDisabled();
  await filter.getByRole("textbox", { name: "To" }).fill("2027-02-28");
  await filter.getByRole("textbox", { name: "To" }).press("Tab");
  await expect(filter.getByText("1 person found")).toBeVisible();
  await filter.getByRole("button", { name: "Apply" }).click();

  await expect(rows).toHaveText([/Thabo Nkosi/]);
  await expect(page).toHaveURL(/type=SickLeave/);
  await page.reload();
  await expect(rows).toHaveText([/Thabo Nkosi/]);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const lines = (await readFile(await (await saved).path(), "utf8")).trim().split("\r\n");
  expect(lines.slice(1).map((line) => line.split(",")[1])).toEqual(["Thabo"]);

  const chips = page.getByRole("list", { name: "Active filters" });
  await expect(chips.getByRole("listitem")).toHaveText([
    "Sick Leave",
    "Approved",
    /2 – 28 Feb 2027/,
  ]);
  await chips.getByRole("button", { name: "Remove filter: Leave Type Sick Leave" }).click();
  await expect(rows).toHaveText([/Thabo Nkosi/]);
  await page.goto(`${path}?from=2027-03-06`);
  await expect(page.getByText("There are no such requests.")).toBeVisible();
});

test("four numbers count pending and taken leave, beside the day [LEAVEADM-01..05]", async ({
  page,
}) => {
  await openAs(page, company.owner, path);
  const card = (label: string) => page.getByRole("listitem").filter({ hasText: label });
  await expect(card("Pending Leave Requests")).toContainText(/\d+ users?/);
  await expect(card("Annual Leave Taken")).toContainText(/5 days.*1 user/);
  await expect(card("Sick Leave Taken")).toContainText(/2 days.*1 user/);
  await expect(card("Other Leave Taken")).toContainText(/1 day.*1 user/);
  const today = Temporal.Now.plainDateISO("Africa/Johannesburg");
  const words = today.toLocaleString("en-ZA", { day: "numeric", month: "long" });
  await expect(card(words)).toContainText(String(today.year));
});

test("the table shows the other employees with their used balances [LEAVEADM-06..14, LEAVEADM-17, CONST-18, CONST-31]", async ({
  page,
}) => {
  await openAs(page, company.owner, path);
  const rows = people(page).locator("tbody tr");
  await expect(rows).toHaveCount(3);
  const headers = people(page).getByRole("columnheader");
  for (const [index, name] of [
    "Name",
    "Annual Leave",
    "Sick Leave",
    "Family Responsibility",
    "Maternity/Paternity",
  ].entries())
    await expect(headers.nth(index)).toHaveText(name);
  await expect(rows.first()).toContainText("Aisha Botha");
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await page.getByRole("button", { name: "Last page" }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText("Thandi Nkosi");
  await expect(page).toHaveURL(/page=2/);
  for (const name of ["Previous page", "First page", "Next page"])
    await expect(page.getByRole("button", { name })).toBeVisible();
  await page.getByRole("button", { name: "Previous page" }).click();

  const cells = rowOf(people(page), "Thabo").getByRole("cell");
  await expect(cells.nth(0)).toContainText("33% used");
  await expect(cells.nth(0).getByRole("meter")).toHaveAttribute("aria-valuenow", "5");
  await expect(cells.nth(1)).toContainText("7% used");
  await expect(cells.nth(2)).toContainText("0% used");
  const face = (name: string) => rowOf(people(page), name).locator("img");
  const [female, male] = [
    await face("Thabo").getAttribute("src"),
    await face("Pieter").getAttribute("src"),
  ];
  expect(female).not.toBe(male);
  await page.getByRole("searchbox").fill(company.owner.name);
  await expect(page.getByText("No Leave records")).toBeVisible();
  await page.getByRole("searchbox").fill("aisha");
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole("button", { name: "View leave of Aisha Botha" })).toBeVisible();
});

test("loading leave is announced, and a failure can be retried [LEAVEADM-15, LEAVEADM-16]", async ({
  page,
}) => {
  const records = "**/secure/leave/combined-leave-records*";
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(records, async (route) => {
    await held;
    await route.fulfill({ status: 400, json: { message: "No", code: "invalid_request" } });
  });
  await openAs(page, company.owner, path);
  await expect(page.getByText("Loading Leave Data...")).toBeVisible();
  answer();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute(records);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(people(page).locator("tbody tr")).toHaveCount(3);
});

test("a person's leave opens with their details and requests, newest first [LEAVEADM-18..23, LEAVEADM-32, CONST-18]", async ({
  page,
  request: api,
}) => {
  for (const day of ["2027-04-06", "2027-04-07", "2027-04-08"])
    await askForLeave(api, thandi, day, day);
  for (const day of ["2027-06-01", "2027-06-02", "2027-06-03"])
    await askForLeave(api, thandi, day, day, "UnpaidLeave");
  await openAs(page, company.owner, path);
  await page.getByRole("searchbox").fill("thandi");
  await page.getByRole("button", { name: "View leave of Thandi Nkosi" }).click();
  await expect(details(page)).toContainText(thandi.email);
  await expect(details(page)).toContainText("Full Time");
  await expect(history(page).getByRole("columnheader")).toHaveText([
    "Type",
    "Start Date",
    "End Date",
    "Days",
    "Status",
    "Actions",
  ]);
  const rows = history(page).locator("tbody tr");
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText("Jun 3, 2027");
  await expect(rows.nth(1)).toContainText("Jun 2, 2027");
  await details(page).getByRole("button", { name: "Next page" }).click();
  await expect(rows).toHaveCount(1);
  for (const action of ["View details", "Approve", "Reject"])
    await expect(rows.getByRole("button", { name: new RegExp(`^${action}`) })).toBeVisible();
  await page.goBack();
  await expect(details(page)).toBeHidden();
});

test("a request shows the employee's balance and text, and is approved there [LEAVEADM-25..27, LEAVEADM-29, LEAVEADM-33..35]", async ({
  page,
  request: api,
}) => {
  await askForLeave(api, thabo, "2027-08-02", "2027-08-03");
  await openAs(page, company.owner, `${path}?page=2&employee=${thabo.id}`);
  const view = rowOf(history(page), "Aug 2, 2027").getByRole("button", { name: /^View details/ });
  await expect(view).toBeVisible();
  const frame = await details(page).boundingBox();
  await view.click();
  await expect.poll(() => request(page).boundingBox()).toEqual(frame);
  await request(page).getByRole("button", { name: "Leave History" }).click();
  await expect(request(page)).toBeHidden();
  await expect(view).toBeFocused();
  await view.click();
  // A decision and its reason need no scrolling.
  await expect(request(page)).toContainText("Thabo Nkosi");
  for (const seen of ["Aug 3, 2027", "Contact number while on leave", "8 left after"])
    await expect(request(page).getByText(seen)).toBeInViewport({ ratio: 1 });
  await expect(request(page).getByLabel("Reason for your decision")).toBeInViewport({ ratio: 1 });
  for (const words of [
    "Leave balance overview",
    "10 days remaining",
    "28 days remaining",
    "3 days remaining",
    "87 days remaining",
    "5 days remaining",
    "Study",
    "Annual Leave",
    "Pending",
    "Aug 2, 2027",
    "Aug 3, 2027",
    "2 days",
    "Rest",
    "Contact number while on leave",
  ])
    await expect(request(page)).toContainText(words);
  // The message shows for a few seconds, while the dialog closes.
  await Promise.all([
    expect(page.getByText("Leave of Thabo Nkosi approved")).toBeVisible(),
    request(page).getByRole("button", { name: "Approve" }).click(),
  ]);
  await expect(request(page)).toBeHidden();
  const row = rowOf(history(page), "Aug 2, 2027");
  await expect(row).toContainText("Approved");
  await expect(row.getByRole("button", { name: /^(Approve|Reject)/ })).toHaveCount(0);
  await expect(page).not.toHaveURL(/page=/);
  await details(page).getByRole("button", { name: "Close" }).click();
  await expect(rowOf(people(page), "Thabo")).toContainText("47% used");
});

test("a rejected request can still be approved, but not be rejected again [LEAVEADM-23, LEAVEADM-30, LEAVEADM-31]", async ({
  page,
  request: api,
}) => {
  await askForLeave(api, thabo, "2027-09-01", "2027-09-01", "UnpaidLeave");
  await openAs(page, company.owner, openOf(thabo));
  const row = rowOf(history(page), "Sep 1, 2027");
  await row.getByRole("button", { name: /^Reject/ }).click();
  await rejecting(page).getByRole("button", { name: "Reject" }).click();
  await expect(row).toContainText("Rejected");
  await expect(row.getByRole("button", { name: /^Reject/ })).toHaveCount(0);
  await row.getByRole("button", { name: /^Approve/ }).click();
  await expect(row).toContainText("Approved");
});

const rejecting = (page: Page) =>
  page.getByRole("dialog", { name: "Reject the leave of Thabo Nkosi?" });

test("the history asks for the reason before it rejects, on phones too [LEAVEADM-23, AMB-209]", async ({
  page,
  request: api,
}) => {
  const id = await askForLeave(api, thabo, "2027-09-06", "2027-09-06", "UnpaidLeave");
  const stored = async () => {
    const [summary] = await callApi<
      { unpaid: { leaves: { id: number; leaveStatus: string; decisionReason: string }[] } }[]
    >(api, "GET", `secure/leave/combined-leave-records?employeeId=${thabo.id}&pageSize=1`, {
      token: company.owner.token,
    });
    return summary?.unpaid.leaves.find((one) => one.id === id);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, company.owner, openOf(thabo));
  const card = details(page).getByRole("listitem").filter({ hasText: "6 Sep 2027" });
  const reject = card.getByRole("button", { name: /^Reject/ });
  await reject.click();
  await rejecting(page).getByRole("button", { name: "Cancel" }).click();
  await expect(rejecting(page)).toBeHidden();
  await expect(reject).toBeFocused();
  expect(await stored()).toMatchObject({ leaveStatus: "pending" });
  await reject.press("Enter");
  await rejecting(page).getByLabel("Reason").fill("Stocktaking is that week");
  await rejecting(page).getByRole("button", { name: "Reject" }).click();
  await expect(card).toContainText("Rejected");
  expect(await stored()).toMatchObject({ decisionReason: "Stocktaking is that week" });
});

test("a decision that is refused says why and leaves the dialog open [LEAVEADM-36]", async ({
  page,
  request: api,
}) => {
  const leaveId = await askForLeave(api, thabo, "2027-10-04", "2027-10-04", "UnpaidLeave");
  // The stream would show the other decision at once.
  await page.route("**/notifications/stream", (route) => route.abort());
  await openAs(page, company.owner, `${openOf(thabo)}&request=${leaveId}`);
  await expect(request(page)).toBeVisible();
  await decideOnLeave(api, company, "approve", leaveId);
  await request(page).getByRole("button", { name: "Reject" }).click();
  const who = new RegExp(`^${company.owner.name}.* approved this request on `);
  await expect(page.getByText(who)).toBeVisible();
  await expect(request(page)).toBeVisible();
  await expect(request(page).getByRole("button", { name: "Reject" })).toBeEnabled();
});

test("a head decides for the own department and sees no other leave [LEAVEADM-24]", async ({
  page,
  request: api,
}) => {
  await askForLeave(api, thabo, "2027-11-01", "2027-11-01", "UnpaidLeave");
  await openAs(page, thandi, "/staff/leave/management");
  await expect(page.getByRole("heading", { level: 1, name: "Team Leave" })).toBeVisible();
  await expect(people(page).locator("tbody tr")).toHaveCount(1);
  await page.getByRole("button", { name: "View leave of Thabo Nkosi" }).click();
  const row = rowOf(history(page), "Nov 1, 2027");
  await row.getByRole("button", { name: /^Approve/ }).click();
  await expect(row).toContainText("Approved");
  // An old message can lead to a former employee.
  await page.goto(`/staff/leave/management?employee=${company.owner.id}&request=1`);
  await expect(details(page)).toContainText("It is open to those who lead them now.");
  await expect(history(page)).toHaveCount(0);
});

test("a booking takes the frame of the details, and leads back to them", async ({ page }) => {
  await openAs(page, company.owner, `/superadmin/leave/management?employee=${thabo.id}`);
  const frame = await details(page).boundingBox();
  await details(page).getByRole("button", { name: "Book Leave" }).click();
  const form = page.getByRole("dialog", { name: "Book Leave for Thabo Nkosi" });
  await expect.poll(() => form.boundingBox()).toEqual(frame);
  await expect(form.getByRole("button", { name: "Close" })).toHaveCount(0);
  await form.getByRole("button", { name: "View Leave Details" }).click();
  await expect(form).toBeHidden();
  await expect(details(page).getByRole("button", { name: "Book Leave" })).toBeFocused();
});

test("leave booked for a person shows them who booked it", async ({ page }) => {
  await openAs(page, company.owner, `/superadmin/people/${thabo.id}`);
  await page.getByRole("link", { name: "Book Leave" }).click();
  const form = page.getByRole("dialog", { name: "Book Leave for Thabo Nkosi" });
  await form.getByLabel("Leave Type").click();
  await page.getByRole("option", { name: "Family Responsibility Leave" }).click();
  for (const [name, day] of [
    ["Start Date", "2027-12-06"],
    ["End Date", "2027-12-07"],
  ] as const) {
    await form.getByRole("textbox", { name }).fill(day);
    await form.getByRole("textbox", { name }).press("Tab");
  }
  await form.getByRole("textbox", { name: "Reason" }).fill("A birth in the family");
  await expect(form.getByText("Duration: 2 days")).toBeVisible();
  await form.getByRole("button", { name: "Book Leave" }).click();
  await expect(form.getByText("Leave booked")).toBeVisible();
  await expect(form).toBeHidden();
  await rowOf(history(page), "Dec 6, 2027")
    .getByRole("button", { name: /View details/ })
    .click();
  await expect(request(page)).toContainText("Approved");
  await expect(request(page).getByText("Booked", { exact: true })).toBeVisible();
  await expect(request(page)).toContainText(`by ${company.owner.name}`);
});

inBothAppearances(() => {
  test("a screen reader finds its way through leave management and its dialogs", async ({
    page,
  }) => {
    await openAs(page, company.owner, path);
    await expect(page.getByText("33% used").or(page.getByText("47% used"))).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "View leave of Thabo Nkosi" }).click();
    await expect(details(page)).toContainText("Leave History");
    await expect(details(page)).toContainText("Unpaid Leave");
    expect(await problemsOf(page)).toEqual([]);
    await details(page)
      .getByRole("button", { name: /^View details/ })
      .first()
      .click();
    await expect(request(page)).toContainText("remaining");
    expect(await problemsOf(page)).toEqual([]);
  });
});
