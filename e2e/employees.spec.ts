import type { Page } from "@playwright/test";
import { inBothAppearances } from "./appearances.ts";
import { stoppableClock } from "./clock.ts";
import { api, type Company, newCompany, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { choose } from "./screen.ts";
import {
  addStaff,
  askForLeave,
  decideOnLeave,
  inviteStaff,
  newDepartment,
  setHead,
} from "./staff.ts";

const path = "/superadmin/user-management";
const list = "**/secure/employee/detailed-info*";

let company: Company;
let thandi: Person;
let thabo: Person;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const kitchen = { id: departmentId, departmentName: "Kitchen" };
  const add = (firstName: string, lastName: string) =>
    addStaff(request, company, { firstName, lastName, departmentId, positionTitle: firstName });
  thandi = await add("Thandi", "Mokoena");
  thabo = await add("Thabo", "Nkosi");
  await setHead(request, company, kitchen, thandi);
  const { token } = company.owner;
  for (const [firstName, employmentStatus] of [
    ["Aisha", "Probation"],
    ["Johan", "Terminated"],
    ["Zanele", "Intern"],
  ] as const) {
    const newcomer = { firstName, lastName: "Botha", departmentId, positionTitle: firstName };
    const { id } = await inviteStaff(request, company, newcomer);
    await api(request, "PUT", `secure/employee/${id}`, { token, body: { employmentStatus } });
  }
  const leaveId = await askForLeave(request, thabo, "2027-03-01", "2027-03-05");
  await decideOnLeave(request, company, "approve", leaveId);
  await api(request, "PUT", `secure/employee/${thabo.id}`, {
    token,
    body: { employeeRole: "Manager", surname: "Nkosi-Zulu", idNumber: "9001015009087" },
  });
});

const users = (page: Page) => page.getByRole("table", { name: "All Users" });
const rows = (page: Page) => users(page).locator("tbody tr");
const details = (page: Page) => page.getByRole("dialog", { name: "User Details" });
const tab = (page: Page, name: string) => details(page).getByRole("tab", { name });
/** The visible panel; a former one is inert until it is gone. */
const panel = (page: Page) => details(page).locator("[role=tabpanel]:not([inert])");

async function rowMenu(page: Page, name: string) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  return page.getByRole("menu");
}

test("three numbers head the users, four to a page, without the reader [UMLIST-01..06, UMLIST-12, UMLIST-14, UMLIST-18, UMLIST-19, CONST-18]", async ({
  page,
}) => {
  await openAs(page, company.owner, path);
  for (const [label, value, hint] of [
    ["Total Users on System", "6", "active users"],
    ["Users pending", "3", "users are yet to complete their registration"],
    ["Action Items", "3", "items need your attention"],
  ] as const) {
    const card = page.getByRole("listitem").filter({ hasText: label });
    await expect(card).toContainText(value);
    await expect(card).toContainText(hint);
  }
  await expect(page.getByRole("heading", { name: "All Users" })).toBeVisible();
  const headers = users(page).getByRole("columnheader");
  await expect(headers).toHaveText([
    "Employee",
    "Position",
    "Department",
    "Role",
    "Status",
    "Employment",
    "Actions",
  ]);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText("Aisha Botha");
  await expect(rows(page).first()).toContainText(`aisha@${company.domain}`);
  await expect(rows(page).first().locator("[data-initials=AB]")).toBeVisible();
  await expect(rows(page).first()).toContainText("Probation");
  await expect(rows(page).filter({ hasText: "Johan" })).toContainText("Terminated");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(users(page)).not.toContainText(company.owner.email);
  await expect(page.getByRole("button", { name: "Add User" })).toBeVisible();
});

test("the filter narrows by role, status and employment once it is applied [UMLIST-07..11, UMLIST-13, UMLIST-16]", async ({
  page,
}) => {
  await openAs(page, company.owner, path);
  await page.getByRole("button", { name: "Filter" }).click();
  const filter = page.getByRole("dialog", { name: "Filter" });
  for (const [field, options] of [
    ["System Role", ["Executive", "HR", "Administrator", "Manager", "Employee"]],
    ["Employee Status", ["Pending", "Approved", "Rejected"]],
    [
      "Employment Status",
      ["Full Time", "Part Time", "Temporary", "Contract", "Intern", "Probation", "Terminated"],
    ],
  ] as const) {
    await filter.getByRole("combobox", { name: field }).click();
    await expect(page.getByRole("option")).toHaveText(["All", ...options]);
    await page.keyboard.press("Escape");
  }
  await choose(page, "Employee Status", "Approved", filter);
  await expect(rows(page)).toHaveCount(4);
  await filter.getByRole("button", { name: "Apply" }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Filter (1)" }).click();
  await choose(page, "System Role", "Manager", filter);
  await filter.getByRole("button", { name: "Apply" }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Filter (2)" }).click();
  await filter.getByRole("button", { name: "Reset" }).click();
  await expect(rows(page)).toHaveCount(4);
  await page.getByPlaceholder("Search users...").fill("nobody of this name");
  await expect(page.getByText("No users found")).toBeVisible();
});

test("the table reports loading users, and a failure once with a retry [UMLIST-17, UMLIST-24..26, CONST-06]", async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const refusal = { status: 400, json: { message: "No", code: "invalid_request" } };
  for (const read of [list, "**/secure/employee/statistics"])
    await page.route(read, async (route) => {
      await held;
      await route.fulfill(refusal);
    });
  const clock = await stoppableClock(page);
  await openAs(page, company.owner, path);
  await expect(page.getByText("Loading users...")).toBeVisible();
  await clock.stop();
  answer();
  const toasts = page.getByRole("region", { name: "Messages" });
  await expect(toasts.getByText("Failed to fetch users data")).toHaveCount(1);
  await clock.pass(4_900);
  await expect(toasts.getByText("Failed to fetch users data")).toHaveCount(1);
  await clock.resume();
  await expect(toasts.getByText("Failed to fetch users data")).toHaveCount(0);
  await page.unroute(list);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(rows(page)).toHaveCount(4);
});

test("a user is deactivated and activated only after a confirmation [UMLIST-20..23]", async ({
  page,
}) => {
  await openAs(page, company.owner, path);
  const menu = await rowMenu(page, "Johan Botha");
  await expect(menu.getByRole("menuitem")).toContainText(["View Details", "Deactivate"]);
  await menu.getByRole("menuitem", { name: "Deactivate" }).click();
  const ask = page.getByRole("alertdialog", { name: "Deactivate Johan Botha?" });
  const toggle = "**/toggle-status*";
  await page.route(toggle, (route) => route.abort());
  await ask.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("Failed to update user status")).toBeVisible();
  await expect(ask).toBeVisible();
  await page.unroute(toggle);
  const sent = page.waitForRequest(toggle);
  await ask.getByRole("button", { name: "Deactivate" }).click();
  expect((await sent).url()).toMatch(/toggle-status\?activate=false$/);
  await expect(ask).toBeHidden();
  const row = rows(page).filter({ hasText: "Johan" });
  await expect(row).toContainText("Inactive");

  await (await rowMenu(page, "Johan Botha")).getByRole("menuitem", { name: "Activate" }).click();
  await page
    .getByRole("alertdialog", { name: "Activate Johan Botha?" })
    .getByRole("button", { name: "Activate" })
    .click();
  await expect(row).not.toContainText("Inactive");
});

test("User Details show an employee in tabs and can deactivate them [UMDET-01, UMDET-02]", async ({
  page,
}) => {
  await openAs(page, company.owner, path);
  await page.getByPlaceholder("Search users...").fill("thabo");
  await expect(rows(page)).toHaveCount(1);
  await (await rowMenu(page, "Thabo Nkosi-Zulu"))
    .getByRole("menuitem", { name: "View Details" })
    .click();
  await expect(details(page).getByRole("tab")).toHaveText([
    "Personal Information",
    "Employment",
    "Leave",
    "Promotions",
    "Notes",
    "History",
  ]);
  for (const words of [thabo.email, "9001015009087", "Apr 12, 1988", "Sipho Khumalo", "Spouse"])
    await expect(panel(page)).toContainText(words);
  await tab(page, "Employment").click();
  for (const words of ["Kitchen", "Thandi Mokoena", "Manager", "Mar 3, 2025", "Full Time"])
    await expect(panel(page)).toContainText(words);
  await tab(page, "Leave").click();
  // The leave of March 2027 lies in two cycles of service, the present one or a later one.
  for (const words of [/\d+% used/, /\d+ of \d+ days remaining/, "5 of 5 days remaining"])
    await expect(panel(page)).toContainText(words);
  await tab(page, "Promotions").click();
  await expect(panel(page)).toContainText(
    "Coming Soon: This feature is currently under development and will be available in a future update.",
  );
  await expect(page).toHaveURL(/tab=promotions/);
  await details(page).getByRole("button", { name: "Deactivate" }).click();
  const ask = page.getByRole("alertdialog");
  await ask.getByRole("button", { name: "Cancel" }).click();
  await details(page).getByRole("button", { name: "Close" }).last().click();
  await expect(details(page)).toBeHidden();
});

test("the History shows each change with its author and manager, newest first", async ({
  page,
}) => {
  await openAs(page, company.owner, `${path}?employee=${thabo.id}&tab=history`);
  const entries = panel(page).locator("li");
  const entry = (title: string) => entries.filter({ hasText: title }).first();
  await expect(entry("Role changed")).toContainText("Employee");
  await expect(entry("Role changed")).toContainText("changed to");
  await expect(entry("Role changed")).toContainText("Manager");
  await expect(entry("Role changed")).toContainText("by you");
  const chapter = panel(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 3, name: "Under Thandi Mokoena" }) });
  await expect(chapter.getByText("Role changed")).toBeVisible();
  await expect(entry("Leave approved")).toContainText("Annual Leave 1 – 5 Mar 2027 · 5 days");
  const profile = entry("Last name");
  await expect(profile).toContainText("Nkosi-Zulu");
  await expect(profile).toContainText("ID numberchanged");
  await expect(panel(page)).not.toContainText("9001015009087");
  await expect(profile).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} \d\d:\d\d/);

  const times = await entries
    .locator("time")
    .evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""));
  expect(times).toEqual(times.toSorted().reverse());
  const before = await entries.count();
  await panel(page).getByRole("button", { name: "Show earlier" }).click();
  await expect(entry("Joined")).toContainText("Mar 3, 2025");
  expect(await entries.count()).toBeGreaterThan(before);

  await choose(page, "Show", "Leave requested", panel(page));
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText("Leave requested");
  await expect(entries).toContainText("Leave approved");
});

inBothAppearances(() => {
  test("a screen reader finds its way through the users and their details", async ({ page }) => {
    await openAs(page, company.owner, path);
    await expect(
      page.getByText("Thabo Nkosi-Zulu").or(page.getByText("Aisha Botha")),
    ).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Filter" }).click();
    await expect(page.getByRole("button", { name: "Apply" })).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    await page.goto(`${path}?employee=${thabo.id}`);
    for (const name of ["Personal Information", "Employment", "Leave", "Promotions", "Notes"]) {
      await tab(page, name).click();
      expect(await problemsOf(page)).toEqual([]);
    }
    await tab(page, "History").click();
    await expect(panel(page)).toContainText("Role changed");
    expect(await problemsOf(page)).toEqual([]);
  });
});
