import type { Locator, Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { stoppableClock } from "./clock.ts";
import { type Company, api as callApi, newCompany, openAs, type Person } from "./company.ts";
import { failUntilPress } from "./connection.ts";
import { expect, test } from "./journey.ts";
import {
  addStaff,
  askForLeave,
  decideOnLeave,
  inviteStaff,
  newDepartment,
  newPosition,
  newReviewer,
  setHead,
} from "./staff.ts";

const [ofOwner, ofStaff] = ["/superadmin/dashboard", "/staff/dashboard"];

let company: Company;
let kitchen: number;
let nomvula: Person;
let thabo: Person;
let lerato: Person;
/** A working day of each month, so that every test has leave of its own. */
let months = 0;

/** By the company's clock, also set in the browser. */
const daysFromNow = (days: number) =>
  Temporal.Now.plainDateISO("Africa/Johannesburg").add({ days }).toString();

test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  kitchen = await newDepartment(request, company, "Kitchen");
  const join = (firstName: string, lastName: string, positionTitle: string) =>
    addStaff(request, company, { firstName, lastName, positionTitle, departmentId: kitchen });
  nomvula = await join("Nomvula", "Dube", "Head Chef");
  thabo = await join("Thabo", "Nkosi", "Cook");
  lerato = await join("Lerato", "Mokoena", "Baker");
  await setHead(request, company, { id: kitchen, departmentName: "Kitchen" }, nomvula);
  await inviteStaff(request, company, {
    firstName: "Pieter",
    lastName: "Botha",
    departmentId: kitchen,
    positionTitle: "Porter",
  });
  await newPosition(request, company, kitchen, "Pastry Chef");
  const away = await askForLeave(request, lerato, daysFromNow(-2), daysFromNow(4), "SickLeave");
  await decideOnLeave(request, company, "approve", away);
});

type Api = Parameters<typeof askForLeave>[0];

/** Pending leave, later than any requested before. */
async function ask(request: Api, person: Person): Promise<{ id: number; day: string }> {
  const start = new Date(Date.UTC(2027, months++, 11));
  // A weekend would take no day.
  while ([0, 6].includes(start.getUTCDay())) start.setUTCDate(start.getUTCDate() + 1);
  const date = start.toISOString().slice(0, 10);
  const id = await askForLeave(request, person, date, date, "UnpaidLeave");
  const month = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
  return { id, day: `${start.getUTCDate()} ${month.format(start)}` };
}

const fetchDashboard = (request: Api) =>
  callApi<{ pendingReviews: { items: { id: number }[] } }>(
    request,
    "GET",
    "secure/dashboard/superadmin",
    {
      token: company.owner.token,
    },
  );

const card = (page: Page, title: string | RegExp): Locator =>
  page.locator("section", { has: page.getByRole("heading", { level: 2, name: title }) });
const waiting = (page: Page) => card(page, "Waiting for you");
const request = (page: Page, day: string) =>
  waiting(page).getByRole("listitem").filter({ hasText: day });
const profile = (page: Page) =>
  waiting(page).getByRole("listitem").filter({ hasText: "Pieter Botha" });
const number = (page: Page, label: string) =>
  page.getByRole("region", { name: "Your company in numbers" }).getByRole("link", { name: label });

test("the owner sees decisions, absences, headcount and changes at a glance [DASH-01, ROUTE-04]", async ({
  page,
  request: api,
}) => {
  const calls: string[] = [];
  page.on("request", (sent) => sent.url().includes("/secure/dashboard/") && calls.push(sent.url()));
  const { day } = await ask(api, thabo);
  await openAs(page, company.owner, ofOwner);
  await expect(request(page, day)).toContainText("Thabo Nkosi");
  await expect(request(page, day)).toContainText("Unpaid Leave");
  await expect(request(page, day)).toContainText("Rest");
  await expect(request(page, day)).toContainText("no others in Kitchen away");
  await expect(number(page, "Away today")).toContainText(/^1Away todayno others/);
  await expect(number(page, "People")).toContainText(/^5People1 more than in/);
  await expect(card(page, "Away")).toContainText(/Lerato Mokoenauntil .* · sick/);
  await expect(profile(page)).toContainText("has not completed their profileinvited today");
  await expect(card(page, "Vacant positions")).toContainText("Pastry ChefKitchen");
  await card(page, "Recent changes").scrollIntoViewIfNeeded();
  await expect(card(page, "Recent changes").getByRole("region", { name: "Today" })).toContainText(
    /Lerato Mokoena.*Leave approved · .*Sick Leave.*Pieter BothaJoined · Porter/,
  );
  await expect(card(page, "Recent changes")).not.toContainText("Leave requested");
  expect(calls).toHaveLength(1);

  const remind = profile(page).getByRole("button", { name: "Remind Pieter Botha" });
  await remind.click();
  await expect(
    page.getByText("Pieter Botha has been reminded by mail and in the app"),
  ).toBeVisible();
  await remind.click();
  await expect(page.getByText("Pieter Botha has already been reminded within a day")).toBeVisible();
  await profile(page).getByRole("link", { name: "Pieter Botha" }).click();
  await expect(page.getByRole("dialog", { name: "User Details" })).toContainText("Pieter Botha");
  await page.goBack();
  await card(page, "Vacant positions").getByRole("link", { name: "Add User" }).click();
  await expect(page.getByRole("dialog", { name: "Add New User" })).toBeVisible();
});

const undoButton = (page: Page) => page.getByRole("button", { name: "Undo" });

test("an approval on the dashboard can be undone for six seconds [DASH-01]", async ({
  page,
  request: api,
}) => {
  const { day, id } = await ask(api, thabo);
  const isWaiting = async () =>
    (await fetchDashboard(api)).pendingReviews.items.some((one) => one.id === id);
  const clock = await stoppableClock(page);
  await openAs(page, company.owner, ofOwner);
  const approve = request(page, day).getByRole("button", {
    name: "Approve Unpaid Leave of Thabo Nkosi",
  });
  await expect(approve).toBeVisible();
  await clock.stop();
  await approve.click();
  await expect(request(page, day)).toBeHidden();
  await expect(page.getByText("Leave of Thabo Nkosi approved")).toBeVisible();
  expect(await isWaiting()).toBe(false);
  await clock.pass(5_000);
  await undoButton(page).click();
  await expect(approve).toBeFocused();
  expect(await isWaiting()).toBe(true);

  await approve.click();
  await expect(undoButton(page)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(approve).toBeFocused();
  await approve.click();
  await expect(undoButton(page)).toBeVisible();
  await page.mouse.move(20, 700);
  await clock.pass(6_000);
  // It fades out once it is redrawn.
  await expect(async () => {
    await clock.pass(200);
    await expect(undoButton(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await clock.resume();
  await card(page, "Recent changes").scrollIntoViewIfNeeded();
  await expect(
    card(page, "Recent changes").getByRole("listitem").filter({ hasText: "Thabo Nkosi" }).first(),
  ).toContainText("Leave approved");
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  await expect(request(page, day)).toHaveCount(0);
});

test("a rejection on the dashboard passes its reason to the employee [DASH-01]", async ({
  page,
  request: api,
}) => {
  const { day, id } = await ask(api, thabo);
  await openAs(page, company.owner, ofOwner);
  await request(page, day)
    .getByRole("button", { name: /^Reject/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Reject the leave of Thabo Nkosi?" });
  await dialog.getByLabel("Reason").fill("Stocktaking is that week");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog).toBeHidden();
  await expect(request(page, day)).toBeHidden();
  const reasonOf = async () => {
    const query = `employeeId=${thabo.id}&pageSize=1`;
    const [summary] = await callApi<
      { unpaid: { leaves: { id: number; decisionReason: string }[] } }[]
    >(api, "GET", `secure/leave/combined-leave-records?${query}`, { token: company.owner.token });
    return summary?.unpaid.leaves.find((one) => one.id === id)?.decisionReason;
  };
  expect(await reasonOf()).toBe("Stocktaking is that week");
  await page.getByRole("link", { name: "Calendar" }).click();
  await undoButton(page).click();
  await expect(page.getByText("Leave of Thabo Nkosi is as it was before")).toBeVisible();
  expect(await reasonOf()).toBe("");
});

test("an unreachable server is reported and the typed reason stays [DASH-01]", async ({
  page,
  request: api,
}) => {
  const { day } = await ask(api, thabo);
  await openAs(page, company.owner, ofOwner);
  await page.route("**/secure/leave/reject/*", (route) => route.abort());
  await request(page, day)
    .getByRole("button", { name: /^Reject/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Reject the leave of Thabo Nkosi?" });
  await dialog.getByLabel("Reason").fill("Stocktaking");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("The leave could not be rejected. Please try again.")).toBeVisible();
  await page.unroute("**/secure/leave/reject/*");
  await expect(dialog.getByLabel("Reason")).toHaveValue("Stocktaking");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("Leave of Thabo Nkosi rejected")).toBeVisible();
  await expect(request(page, day)).toBeHidden();
});

test("a request decided by another reviewer is reported and disappears [DASH-01, AMB-131]", async ({
  page,
  request: api,
}) => {
  const { id, day } = await ask(api, thabo);
  // The stream would show the other decision at once.
  await page.route("**/notifications/stream", (route) => route.abort());
  await openAs(page, company.owner, ofOwner);
  await expect(request(page, day)).toBeVisible();
  await decideOnLeave(api, company, "approve", id);
  await request(page, day)
    .getByRole("button", { name: /^Approve/ })
    .click();
  const who = new RegExp(`^${company.owner.name}.* approved this request on `);
  await expect(page.getByText(who)).toBeVisible();
  await expect(request(page, day)).toBeHidden();
});

test("a head decides one request after another by keyboard alone [DASH-02, ROUTE-15]", async ({
  page,
  request: api,
}) => {
  await openAs(page, await newReviewer(api), ofStaff);
  const requests = waiting(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Approve/ }) });
  await expect(requests).toHaveCount(2);
  await requests
    .first()
    .getByRole("button", { name: /^Approve/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(requests).toHaveCount(1);
  await expect(requests.locator("button:focus")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(waiting(page)).toContainText("Nothing waits for you");
  await expect(waiting(page).locator(":focus")).toHaveCount(1);
});

test("staff see their leave, requests, history and team, and what comes [DASH-02, ROUTE-15]", async ({
  page,
  request: api,
}) => {
  const { day } = await ask(api, thabo);
  await openAs(page, thabo, ofStaff);
  await expect(page.getByRole("heading", { level: 1, name: /^Good .*, Thabo$/ })).toBeVisible();
  await expect(card(page, "Your leave")).toContainText("days of annual leave left");
  await expect(card(page, "What is open").getByRole("listitem").first()).toContainText(day);
  await expect(card(page, "What is open").getByRole("listitem").first()).toContainText("Pending");
  await expect(card(page, "Your history")).toContainText("Nomvula Dubesince ");
  await expect(card(page, "Away in your team")).toContainText(/Lerato Mokoenauntil /);
  await expect(card(page, "Away in your team")).not.toContainText("Sick");
  await expect(card(page, "Coming up")).toContainText("Public holiday");
  await expect(waiting(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Apply for Leave" }).click();
  await expect(page.getByRole("dialog", { name: "Apply for Leave" })).toBeVisible();
});

test("each number and list foot leads to what it counts [DASH-01]", async ({
  page,
  request: api,
}) => {
  await ask(api, thabo);
  await openAs(page, company.owner, ofOwner);
  const rows = page.getByRole("table", { name: "Leave Records" }).locator("tbody tr");
  const shown = (name: string) => page.getByRole("button", { name, pressed: true });
  await number(page, "Away today").click();
  await expect(page).toHaveURL(/show=away/);
  await expect(rows).toHaveText([/Lerato Mokoena/]);
  await shown("Away soon").click();
  await expect(page).not.toHaveURL(/show/);
  await page.goBack();

  await number(page, "Waiting for you").click();
  await expect(page).toHaveURL(/show=pending/);
  await expect(shown("Pending")).toBeVisible();
  await expect(rows.filter({ hasText: "Thabo Nkosi" })).toContainText("pending");
  await page.goBack();
  await number(page, "Vacant positions").click();
  await expect(card(page, "Vacant positions")).toBeInViewport();
  await number(page, "People").click();
  await expect(page).toHaveURL(/user-management$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the dashboard on a phone shows four things, then absences [DASH-01]", async ({
    page,
    request: api,
  }) => {
    for (let n = 0; n < 5; n++) await ask(api, thabo);
    await openAs(page, company.owner, ofOwner);
    const rows = waiting(page).getByRole("listitem").filter({ visible: true });
    await expect(rows).toHaveCount(4);
    const top = async (title: string) => (await card(page, title).boundingBox())?.y ?? 0;
    expect(await top("Away")).toBeGreaterThan(await top("Waiting for you"));
    expect(await top("Recent changes")).toBeGreaterThan(await top("Away"));
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(170);
    await waiting(page)
      .getByRole("button", { name: /^Show \d+ more$/ })
      .click();
    await expect(profile(page)).toBeVisible();
  });
});

test("a chart is read by keyboard and as a table [DASH-01]", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.setViewportSize({ width: 390, height: 600 });
  await openAs(page, company.owner, ofOwner);
  const people = card(page, "Head count");
  await expect(people).toBeVisible();
  expect(loaded.filter((url) => /-chart-/.test(url))).toEqual([]);
  await people.scrollIntoViewIfNeeded();
  const chart = people.getByRole("figure", { name: "People at the end of each month, and today" });
  await expect(chart).toContainText("5 peopleToday");
  const table = chart.getByRole("table");
  await expect(table.getByRole("row")).toHaveCount(14);
  await expect(table.getByRole("row").last()).toHaveText("Today5 people");
  const points = chart.getByRole("slider");
  await points.focus();
  await page.keyboard.press("Home");
  const lastYear = Number(daysFromNow(0).slice(0, 4)) - 1;
  await expect(points).toHaveAttribute(
    "aria-valuetext",
    new RegExp(`${lastYear}: \\d+ (people|person)`),
  );
  await expect(chart.locator("p")).toContainText(String(lastYear));

  const toggle = chart.getByRole("button", { name: "Show as table" });
  await toggle.press("Enter");
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect(points).toBeHidden();
  expect((await table.boundingBox())?.height).toBeGreaterThan(200);
  const leave = card(page, "Leave taken");
  await expect(leave.getByRole("listitem")).toHaveText(/^Sick Leave [1-5] days? · 1 request$/);
  await expect(leave).toContainText(
    "No annual leave, family responsibility leave, maternity leave, or unpaid leave.",
  );
});

test("a dashboard that fails to load says so and offers Retry [DASH-01]", async ({ page }) => {
  const failing = "**/secure/dashboard/superadmin";
  await failUntilPress(page, failing, 500);
  await openAs(page, company.owner, ofOwner);
  await expect(page.getByRole("alert")).toContainText("The dashboard could not be loaded.");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(card(page, "Head count")).toBeVisible();

  await page.getByRole("link", { name: "Calendar" }).click();
  await expect(card(page, "Head count")).toBeHidden();
  await page.route(failing, (route) => route.fulfill({ status: 500, json: { message: "No." } }));
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(page.getByText("This could not be refreshed and may be out of date.")).toBeVisible();
  await expect(card(page, "Head count")).toBeVisible();
});

test("a slow answer leaves the page's shape on the screen [DASH-01]", async ({ page }) => {
  await page.route("**/secure/dashboard/superadmin", () => {});
  await openAs(page, company.owner, ofOwner);
  await expect(page.getByRole("status", { name: "Loading the dashboard..." })).toBeVisible();
});

test("a head reads who comes to them without a handover, before the day", async ({
  page,
  request: api,
}) => {
  const hireDate = daysFromNow(12);
  const person = { firstName: "Zinhle", lastName: "Adams", positionTitle: "Waiter" };
  await inviteStaff(api, company, { ...person, departmentId: kitchen, hireDate });
  await openAs(page, nomvula, ofStaff);
  const coming = card(page, /^From .+ Zinhle Adams reports to you$/);
  await expect(coming.getByRole("listitem")).toContainText("Waiter · Starts on that day");
});

test("a screen reader finds its way through both dashboards [DASH-01, DASH-02]", async ({
  page,
  context,
  request: api,
}) => {
  await ask(api, thabo);
  const first = (on: Page) => waiting(on).getByRole("listitem").first();
  await openAs(page, company.owner, ofOwner);
  await expect(first(page)).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await card(page, "Head count").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Show as table" }).click();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  // The last look was that of a phone.
  const approve = await first(page)
    .getByRole("button", { name: /^Approve/ })
    .boundingBox();
  expect(approve?.height).toBeGreaterThanOrEqual(44);

  const staffPage = await context.newPage();
  await openAs(staffPage, nomvula, ofStaff);
  await expect(first(staffPage)).toBeVisible();
  expect(await problemsInEveryAppearance(staffPage)).toEqual([]);
});
