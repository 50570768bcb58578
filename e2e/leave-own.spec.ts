import type { Page, Request } from "@playwright/test";
import type { LeaveLapse } from "../contract/leave/balances/lapses.ts";
import { inBothAppearances } from "./appearances.ts";
import { inDays, stoppableClock } from "./clock.ts";
import { api, type Company, newCompany, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { choose } from "./screen.ts";
import { addStaff, askForLeave, decideOnLeave, newDepartment, recentHire } from "./staff.ts";

const path = "/staff/leave/my-leave";
const check = "**/secure/leave/check-leave-dates";
const create = "**/secure/leave/create-leave-request";

let company: Company;
let kitchen: number;
let thabo: Person;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  kitchen = await newDepartment(request, company, "Kitchen");
  thabo = await addStaff(request, company, {
    firstName: "Thabo",
    lastName: "Nkosi",
    departmentId: kitchen,
    positionTitle: "Cook",
    hireDate: recentHire,
  });
  const taken = await askForLeave(request, thabo, "2027-03-01", "2027-03-05");
  await decideOnLeave(request, company, "approve", taken);
  await askForLeave(request, thabo, "2027-04-06", "2027-04-07");
  const refused = await askForLeave(request, thabo, "2027-05-03", "2027-05-03", "SickLeave");
  await decideOnLeave(request, company, "reject", refused);
  await askForLeave(request, thabo, "2027-06-01", "2027-06-01", "FamilyResponsibilityLeave");
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "Apply for Leave" });
const submit = (page: Page) => dialog(page).getByRole("button", { name: "Submit Application" });

async function open(page: Page, person: Person, address = path) {
  await openAs(page, person, address);
  if (address === path) await page.getByRole("button", { name: "Apply for Leave" }).first().click();
  await expect(dialog(page)).toBeVisible();
}

const chooseType = (page: Page, type: string) => choose(page, "Leave Type", type, dialog(page));

async function fillDates(page: Page, start: string, end: string) {
  await dialog(page).getByLabel("Start Date").fill(start);
  await dialog(page).getByLabel("End Date").fill(end);
}

test("four balances stand above the requests, three to a page [MYLEAVE-01, MYLEAVE-02, MYLEAVE-03, MYLEAVE-04, MYLEAVE-05, MYLEAVE-06, CONST-18, CONST-29, LEAVEADM-28]", async ({
  page,
}) => {
  await openAs(page, thabo, path);
  const cards = page.getByRole("region", { name: "Your balances" }).getByRole("article");
  await expect(cards).toHaveCount(4);
  for (const [index, words] of [
    ["Annual", "33%", "5 used of 15", "10days left", "2 pending"],
    ["Sick", "0%", "0 used of 30"],
    ["Family Responsibility", "0 used of 3", "1 pending"],
    ["Maternity/Paternity", "0 used of 87"],
  ].entries())
    for (const word of words) await expect(cards.nth(index)).toContainText(word);

  await expect(page.getByRole("heading", { name: "My Leave Overview" })).toBeVisible();
  const table = page.getByRole("table", { name: "My Leave Overview" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Type",
    "Start Date",
    "End Date",
    "Days",
    "Status",
    "Reason",
  ]);
  const rows = table.locator("tbody tr");
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText("Jun 1, 2027");
  await expect(rows.nth(1)).toContainText("Rejected");
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText("Mar 5, 2027");
  await expect(rows.first()).toContainText("Approved");
  await page.goBack();
  await expect(rows).toHaveCount(3);
});

test("a user without requests sees No data found, in either area [MYLEAVE-01, MYLEAVE-07]", async ({
  page,
}) => {
  await openAs(page, company.owner, "/superadmin/leave/my-leave");
  await expect(page.getByText("No data found")).toBeVisible();
  await expect(page.getByText("0 used of 15")).toBeVisible();
});

test("each missing field is named, and contact details may stay empty [MYLEAVE-08, MYLEAVE-10..16]", async ({
  page,
}) => {
  await open(page, thabo);
  await submit(page).click();
  for (const message of [
    "Leave type is required",
    "Start date is required",
    "End date is required",
    "Reason is required",
  ])
    await expect(dialog(page).getByText(message)).toBeVisible();
  await dialog(page).getByRole("combobox", { name: "Leave Type" }).click();
  await expect(page.getByRole("option")).toHaveText([
    "Annual Leave",
    "Sick Leave",
    "Family Responsibility Leave",
    "Maternity Leave",
    "Unpaid Leave",
  ]);
  await page.getByRole("option", { name: "Sick Leave" }).click();
  await expect(dialog(page).getByText("Leave type is required")).toBeHidden();
  await fillDates(page, "2027-08-03", "2027-08-02");
  await submit(page).click();
  await expect(dialog(page).getByText("End date cannot be before start date")).toBeVisible();
  await expect(dialog(page).getByText("Start date is required")).toBeHidden();
});

test("eligibility is checked 500 ms after the last change [MYLEAVE-17..22, CONST-21]", async ({
  page,
}) => {
  const clock = await stoppableClock(page);
  await open(page, thabo);
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("check-leave-dates")) asked.push(request.postDataJSON());
  });
  await chooseType(page, "Annual Leave");
  await clock.stop();
  await fillDates(page, "2027-08-02", "2027-08-04");
  await clock.pass(400);
  await dialog(page).getByLabel("End Date").fill("2027-08-03");
  await clock.pass(490);
  await expect(submit(page)).toBeDisabled();
  expect(asked).toEqual([]);
  await clock.pass(20);
  const dates = { leaveType: "AnnualLeave", startDate: "2027-08-02", endDate: "2027-08-03" };
  await expect.poll(() => asked).toEqual([{ ...dates, employeeId: thabo.id }]);
  await expect(dialog(page).getByText("Duration: 2 days")).toBeVisible();
  await expect(submit(page)).toBeEnabled();

  await dialog(page).getByLabel("Start Date").fill("2027-08-01");
  await expect(dialog(page).getByText("Duration:")).toBeHidden();
  await expect(submit(page)).toBeDisabled();
  expect(asked).toHaveLength(1);
  await clock.resume();
  await fillDates(page, "2027-08-07", "2027-08-08");
  await expect(dialog(page).getByText(/only weekends and public holidays/)).toBeVisible();
  await expect(submit(page)).toBeDisabled();
});

test("a failed check blocks the form until one succeeds [MYLEAVE-23, MYLEAVE-20]", async ({
  page,
}) => {
  await open(page, thabo);
  await page.route(check, (route) => route.abort());
  await chooseType(page, "Unpaid Leave");
  await fillDates(page, "2027-08-02", "2027-08-03");
  await expect(dialog(page).getByText("Failed to check leave eligibility")).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await page.unroute(check);
  await dialog(page).getByRole("button", { name: "Check again" }).click();
  await expect(dialog(page).getByText("Duration: 2 days")).toBeVisible();
  await expect(submit(page)).toBeEnabled();
});

test("a failed application is sent again without double booking [MYLEAVE-24..28, CONST-22]", async ({
  page,
}) => {
  const clock = await stoppableClock(page);
  await open(page, thabo);
  const sent: Request[] = [];
  await page.route(create, async (route) => {
    sent.push(route.request());
    const answer = await route.fetch();
    // The first response is lost, although the server has booked.
    return sent.length === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  await chooseType(page, "Annual Leave");
  await fillDates(page, "2027-09-01", "2027-09-02");
  await dialog(page).getByLabel("Reason").fill("Spring");
  await dialog(page).getByLabel("Contact details while on leave").fill("+27825550199");
  await expect(submit(page)).toBeEnabled();
  await clock.stop();
  await submit(page).click();
  await expect(
    dialog(page).getByText("Failed to submit leave request. Please try again."),
  ).toBeVisible();
  await submit(page).click();
  await expect(dialog(page).getByText("Leave application submitted successfully!")).toBeVisible();
  await expect(dialog(page).getByLabel("Reason")).toHaveValue("");
  await expect(dialog(page).getByLabel("Start Date")).toHaveValue("");
  await clock.pass(2_900);
  await expect(dialog(page).getByText("Leave application submitted successfully!")).toBeVisible();
  await clock.pass(200);
  await clock.resume();
  await expect(dialog(page)).toBeHidden();

  expect(sent[0]?.postDataJSON()).toMatchObject({
    leaveType: "AnnualLeave",
    startDate: "2027-09-01",
    endDate: "2027-09-02",
    reason: "Spring",
    contactNumberWhileOnLeave: "+27825550199",
    requesterId: thabo.id,
    tenantId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const [first, second] = sent.map((request) => request.headers()["idempotency-key"]);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  const rows = page.getByRole("table", { name: "My Leave Overview" }).locator("tbody tr");
  await expect(rows.filter({ hasText: "Sep 1, 2027" })).toHaveCount(1);
});

test("the form checks no dates while its request is being booked", async ({ page }) => {
  await open(page, thabo);
  const answer = Promise.withResolvers<void>();
  const booked = Promise.withResolvers<void>();
  await page.route(create, async (route) => {
    const response = await route.fetch();
    booked.resolve();
    await answer.promise;
    await route.fulfill({ response });
  });
  await chooseType(page, "Annual Leave");
  await fillDates(page, "2027-10-04", "2027-10-05");
  await dialog(page).getByLabel("Reason").fill("Spring");
  await expect(submit(page)).toBeEnabled();
  let checks = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("check-leave-dates")) checks++;
  });
  await submit(page).click();
  await booked.promise;
  answer.resolve();
  await expect(dialog(page).getByText("Leave application submitted successfully!")).toBeVisible();
  await expect(dialog(page).getByText(/overlap/)).toHaveCount(0);
  expect(checks).toBe(0);
});

test("a date is typed or picked from a month with holidays marked", async ({ page }) => {
  await open(page, thabo);
  const start = dialog(page).getByLabel("Start Date");
  await start.fill("5 mar 2027");
  await start.press("ArrowDown");
  await expect(page.getByRole("grid", { name: "March 2027" })).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Friday, 5 March 2027, Annual Leave" }),
  ).toBeFocused();
  for (const line of ["Human Rights Day", "Good Friday"])
    await expect(page.getByRole("listitem").filter({ hasText: line })).toBeVisible();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeHidden();
  await expect(start).toHaveValue("12 Apr 2027");

  await dialog(page).getByRole("button", { name: "Open calendar" }).last().click();
  await expect(page.getByRole("button", { name: "Sunday, 11 April 2027" })).toBeDisabled();
  await page.getByRole("button", { name: "Friday, 16 April 2027" }).click();
  await expect(dialog(page).getByLabel("End Date")).toHaveValue("16 Apr 2027");
  await chooseType(page, "Annual Leave");
  await expect(dialog(page).getByText("Duration: 5 days")).toBeVisible();

  await start.fill("31 feb");
  await start.press("Tab");
  await expect(dialog(page).getByText("Enter a date such as 3 Apr 2026.")).toBeVisible();
});

test("refused dates come with the nearest fits, which keep the typed text", async ({ page }) => {
  await open(page, thabo);
  await dialog(page).getByLabel("Reason").fill("A long weekend");
  await chooseType(page, "Unpaid Leave");
  await fillDates(page, "2027-03-05", "2027-03-05");
  const offer = dialog(page).getByRole("button", { name: /instead/ });
  await expect(offer).toHaveText("Take 8 Mar 2027 instead (1 day)");
  await offer.click();
  await expect(dialog(page).getByText("Duration: 1 day")).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(dialog(page).getByLabel("Reason")).toHaveValue("A long weekend");
  await expect(submit(page)).toBeEnabled();
});

test("monthly gains are shown up to the chosen day", async ({ page, request }) => {
  const person = await addStaff(request, company, {
    firstName: "Zanele",
    lastName: "Dube",
    departmentId: kitchen,
    positionTitle: "Baker",
  });
  await api(request, "POST", "secure/leave/policies/assign", {
    token: company.owner.token,
    body: {
      policy: "act",
      to: { kind: "employee", employeeId: person.id },
      from: inDays(0),
    },
  });
  await open(page, person);
  await chooseType(page, "Annual Leave");
  await fillDates(page, "2027-08-02", "2027-08-02");
  await expect(dialog(page)).toContainText(
    /By 2 Aug 2027 you will have [\d.]+ days; today you have [\d.]+ days?\./,
  );
});

test("days of annual leave that lapse soon are told above the balances", async ({ page }) => {
  // Days lapse only after more than a year under a policy.
  const json: LeaveLapse[] = [
    { balance: "annual", ownType: null, days: 1, lastDay: "2027-01-31", isStatutory: false },
    { balance: "annual", ownType: null, days: 4.5, lastDay: "2027-02-28", isStatutory: false },
    { balance: "annual", ownType: null, days: 12, lastDay: "2027-02-28", isStatutory: true },
  ];
  await page.route("**/secure/leave/own-lapses", (route) => route.fulfill({ json }));
  await openAs(page, thabo, path);
  await expect(page.getByRole("listitem").filter({ hasText: "of annual leave" })).toHaveText([
    "1 day of annual leave lapses unless you take it by 31 Jan 2027.",
    "4.5 days of annual leave lapse unless you take them by 28 Feb 2027.",
    "12 days of annual leave should be taken by 28 Feb 2027. They do not lapse.",
  ]);
});

test("half a day is chosen with the dates and shown afterwards", async ({ page }) => {
  await open(page, thabo);
  await chooseType(page, "Unpaid Leave");
  await fillDates(page, "2027-09-13", "2027-09-13");
  await expect(dialog(page).getByText("Duration: 1 day")).toBeVisible();
  await dialog(page).getByRole("radio", { name: "Afternoon" }).check();
  await expect(dialog(page).getByText("Duration: 0.5 days")).toBeVisible();
  await dialog(page).getByLabel("End Date").fill("2027-09-15");
  await expect(dialog(page).getByText("Duration: 2.5 days")).toBeVisible();
  await dialog(page).getByRole("checkbox", { name: "Ends at noon on the last day" }).check();
  await expect(dialog(page).getByText("Duration: 2 days")).toBeVisible();
  await dialog(page).getByLabel("Reason").fill("Moving house");
  await submit(page).click();
  await expect(dialog(page).getByText("Leave application submitted successfully!")).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const rows = page.getByRole("table", { name: "My Leave Overview" }).locator("tbody tr");
  await rows.filter({ hasText: "Sep 13, 2027" }).getByText("Unpaid Leave").click();
  const details = page.getByRole("dialog", { name: "Leave Request Details" });
  await expect(details).toContainText("Sep 13, 2027, afternoon");
  await expect(details).toContainText("Sep 15, 2027, morning");
});

test("days chosen elsewhere open the form with dates that cannot be changed [MYLEAVE-09]", async ({
  page,
}) => {
  await open(page, thabo, `${path}?start=2027-10-04&end=2027-10-06`);
  for (const [label, day] of [
    ["Start Date", "4 Oct 2027"],
    ["End Date", "6 Oct 2027"],
  ] as const) {
    await expect(dialog(page).getByLabel(label)).toHaveValue(day);
    await expect(dialog(page).getByLabel(label)).not.toBeEditable();
  }
  await chooseType(page, "Annual Leave");
  await expect(dialog(page).getByText("Duration: 3 days")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(path);
});

test("the only possible reviewer has their own leave approved at once", async ({ page }) => {
  await open(page, company.owner, "/superadmin/leave/my-leave?apply=true");
  await chooseType(page, "Annual Leave");
  await fillDates(page, "2027-11-01", "2027-11-02");
  await dialog(page).getByLabel("Reason").fill("Conference");
  await submit(page).click();
  await expect(dialog(page).getByText("It is approved already")).toBeVisible();
});

test("staff see their balances and the status of their requests", async ({ page }) => {
  await openAs(page, thabo, "/staff/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /^Good .*, Thabo$/ })).toBeVisible();
  await expect(page.getByText("5 used of 15")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Waiting for you" })).toBeHidden();
  await page.getByRole("link", { name: "Apply for Leave" }).click();
  await expect(dialog(page)).toBeVisible();
});

inBothAppearances(() => {
  test("a screen reader finds its way through own leave and the application", async ({ page }) => {
    await openAs(page, thabo, path);
    await expect(page.getByText("5 used of 15")).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Apply for Leave" }).first().click();
    await chooseType(page, "Annual Leave");
    await fillDates(page, "2027-08-07", "2027-08-08");
    await expect(dialog(page).getByText(/only weekends/)).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Open calendar" }).first().click();
    await expect(page.getByText("National Women's Day")).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});
