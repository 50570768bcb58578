import type { APIRequestContext, Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { newCompany, openAs, type Person } from "./company.ts";
import { openConnection } from "./connection.ts";
import { expect, test } from "./journey.ts";
import { press } from "./screen.ts";
import { askForLeave, decideOnLeave, newCompanyWithCook } from "./staff.ts";

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const called = (unread: number) =>
  unread === 0 ? "Notifications" : `Notifications, ${unread} unread`;
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const entries = (page: Page) =>
  panel(page).getByRole("list", { name: "Newest notifications" }).getByRole("listitem");

/** Waits for this count in the bell's name and on its badge. */
async function expectUnread(page: Page, unread: number): Promise<void> {
  await expect(bell(page)).toHaveAccessibleName(called(unread));
  const badge = page.getByRole("banner").getByText(unread > 9 ? "9+" : String(unread), {
    exact: true,
  });
  await expect(badge).toHaveCount(unread === 0 ? 0 : 1);
}

/** Requests single days of leave on Mondays far from every holiday. */
async function askForDays(request: APIRequestContext, person: Person, count: number) {
  const ids: number[] = [];
  for (let i = 0; i < count; i++) {
    const day = new Date(Date.UTC(2027, 4, 3 + i * 7)).toISOString().slice(0, 10);
    ids.push(await askForLeave(request, person, day, day));
  }
  return ids;
}

test("a new account has one unread notification, the welcome [HEADER-05, CONST-16]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await openAs(page, owner, "/superadmin/user-management");
  await expectUnread(page, 1);
  await bell(page).click();
  await expect(entries(page)).toHaveCount(1);
  await entries(page).getByRole("link", { name: "Unread: Welcome to Baton HR" }).click();
  await expect(page).toHaveURL(/\/superadmin\/dashboard$/);
  await expect(panel(page)).toBeHidden();
  await expectUnread(page, 0);
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
});

test("requested leave reaches its reviewer's bell without a reload", async ({ page, request }) => {
  const { owner, person } = await newCompanyWithCook(request);
  await openAs(page, owner, "/superadmin/dashboard");
  await expectUnread(page, 1);
  await expect(page.getByRole("heading", { name: "Waiting for you" })).toBeVisible();
  await askForLeave(request, person, "2027-05-03", "2027-05-04");
  await expectUnread(page, 2);
  await expect(
    page.getByRole("button", { name: "Approve Annual Leave of Thabo Mokoena" }),
  ).toBeVisible();

  await bell(page).click();
  await entries(page).getByRole("link", { name: "Unread: Thabo Mokoena asked for leave" }).click();
  await expect(page).toHaveURL(/\/superadmin\/leave\/management\?.*request=\d+/);
  await expect(page.getByRole("dialog").getByText("May 3, 2027").first()).toBeVisible();
});

test("a decision reaches the person's bell without a reload", async ({ page, request }) => {
  const { company, person } = await newCompanyWithCook(request);
  const leaveId = await askForLeave(request, person, "2027-05-03", "2027-05-04");
  await openAs(page, person, "/staff/leave/my-leave");
  await expect(page.getByText("Pending").first()).toBeVisible();
  await expectUnread(page, 1);
  await decideOnLeave(request, company, "approve", leaveId);
  await expectUnread(page, 2);
  await expect(page.getByText("Approved").first()).toBeVisible();
  await bell(page).click();
  await expect(entries(page).first()).toContainText("Naledi Khumalo approved your leave");
  await expect(entries(page).first()).toContainText("Annual Leave · 3 – 4 May");
});

test("a reviewer decides on a request in the bell, with Undo", async ({ page, request }) => {
  const { owner, person } = await newCompanyWithCook(request);
  await askForLeave(request, person, "2027-05-03", "2027-05-04");
  await openAs(page, owner, "/superadmin/user-management");
  await bell(page).click();
  const [newest, undo] = [entries(page).first(), page.getByRole("button", { name: "Undo" })];
  await expect(newest).toContainText(/\d+ left after/);
  await press(newest, "Approve the leave of Thabo Mokoena");
  await expect(page.getByText("Leave of Thabo Mokoena approved")).toBeVisible();
  await expect(newest.getByRole("button")).toHaveCount(0);
  await undo.click();
  await press(newest, "Reject the leave of Thabo Mokoena");
  await newest.getByLabel("Reason").fill("Stocktaking");
  await press(newest, "Reject the leave of Thabo Mokoena");
  await expect(page.getByText("Leave of Thabo Mokoena rejected")).toBeVisible();
  await expect(newest.getByRole("button")).toHaveCount(0);
});

test("a new arrival comes on top of the open list, announced", async ({ page, request }) => {
  const { owner, person } = await newCompanyWithCook(request);
  await openAs(page, owner, "/superadmin/dashboard");
  await bell(page).click();
  await expect(entries(page)).toHaveCount(1);
  await askForDays(request, person, 1);
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).first()).toContainText("Thabo Mokoena asked for leave");
  await expect(panel(page).getByRole("status")).toHaveText(
    "New notification: Thabo Mokoena asked for leave",
  );
});

test("more than nine show as 9+, and all can be marked read", async ({ page, request }) => {
  const { owner, person } = await newCompanyWithCook(request);
  await askForDays(request, person, 12);
  await openAs(page, owner, "/superadmin/dashboard");
  await expectUnread(page, 13);
  await bell(page).click();
  await expect(entries(page)).toHaveCount(10);
  await press(panel(page), "Show more");
  await expect(entries(page)).toHaveCount(13);
  await expect(panel(page).getByRole("button", { name: "Show more" })).toBeHidden();
  await press(panel(page), "Mark all as read");
  await expectUnread(page, 0);
  await expect(panel(page).getByText("Unread:")).toHaveCount(0);
  await page.reload();
  await bell(page).click();
  await expect(entries(page)).toHaveCount(10);
  await expect(bell(page)).toHaveAccessibleName("Notifications");
});

test("a failed marking as read is undone, with a message", async ({ page, shared }) => {
  const { owner } = shared;
  await openAs(page, owner, "/superadmin/dashboard");
  await expectUnread(page, 1);
  await page.route("**/mark-all-as-read", (route) => route.abort());
  await bell(page).click();
  await press(panel(page), "Mark all as read");
  await expect(page.getByText("could not be marked as read")).toBeVisible();
  await expectUnread(page, 1);
});

test("one tab has the connection, and another takes over when it closes", async ({
  context,
  request,
}) => {
  const { owner, person } = await newCompanyWithCook(request);
  let streams = 0;
  context.on("request", (asked) => {
    if (asked.url().endsWith("/notifications/stream")) streams++;
  });
  const [first, second, third] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  for (const tab of [first, second, third]) {
    await openAs(tab, owner, "/superadmin/dashboard");
    await expectUnread(tab, 1);
  }
  await askForLeave(request, person, "2027-05-03", "2027-05-03");
  for (const tab of [first, second, third]) await expectUnread(tab, 2);
  expect(streams).toBe(1);

  await first.close();
  await expect.poll(() => streams).toBe(2);
  await askForLeave(request, person, "2027-05-10", "2027-05-10");
  for (const tab of [second, third]) await expectUnread(tab, 3);
  expect(streams).toBe(2);
});

test("notifications missed during a lost connection appear once it returns", async ({
  page,
  request,
}) => {
  const { owner, person } = await newCompanyWithCook(request);
  const connection = await openConnection();
  await openAs(page, owner, `${connection.url}/superadmin/dashboard`);
  await expectUnread(page, 1);
  const tried = () =>
    page.waitForEvent("requestfailed", (one) => one.url().endsWith("/notifications/stream"));
  const lost = tried();
  connection.lose();
  await lost;
  await tried();
  await askForDays(request, person, 2);
  await expect(bell(page)).toHaveAccessibleName(called(1));
  connection.restore();
  await expectUnread(page, 3);
  await connection.close();
});

test("signing out ends the stream, and no other is opened", async ({ page, request }) => {
  const { owner } = await newCompany(request);
  await openAs(page, owner, "/superadmin/dashboard");
  await expectUnread(page, 1);
  const ended = page.waitForEvent("requestfailed", (one) => one.url().endsWith("/stream"));
  let later = 0;
  await page.getByRole("button", { name: /Account of/ }).click();
  page.on("request", (asked) => {
    if (asked.url().endsWith("/stream")) later++;
  });
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await ended;
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  expect(later).toBe(0);
});

test("the list loads without the stream and retries after a failure", async ({ page, request }) => {
  const { owner } = await newCompany(request);
  await page.route("**/notifications/stream", (route) => route.abort());
  const list = /\/secure\/notifications\?/;
  await page.route(list, (route) => route.fulfill({ status: 500, json: { message: "No" } }));
  await openAs(page, owner, "/superadmin/dashboard");
  await bell(page).click();
  await expect(panel(page).getByRole("alert")).toContainText("could not be loaded");
  await page.unroute(list);
  await press(panel(page), "Retry");
  await expect(entries(page)).toHaveCount(1);
});

test("a user without notifications reads what will appear there", async ({ page, shared }) => {
  const { owner } = shared;
  await page.route("**/notifications/stream", (route) => route.abort());
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/secure\/notifications\?/, async (route) => {
    await held;
    await route.fulfill({ json: [], headers: { "X-Total-Count": "0" } });
  });
  await openAs(page, owner, "/superadmin/dashboard");
  await bell(page).click();
  await expect(panel(page).getByRole("status", { name: "Loading notifications" })).toBeVisible();
  answer();
  await expect(panel(page).getByText("Nothing new")).toBeVisible();
});

test("the list opens and closes by keyboard and bell, and returns focus", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await openAs(page, owner, "/superadmin/dashboard");
  await expectUnread(page, 1);
  await bell(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  await bell(page).click();
  await expect(panel(page)).toBeHidden();
});

test("a search opened during the list's closing receives all typed text", async ({
  page,
  request,
}) => {
  const { owner } = await newCompany(request);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openAs(page, owner, "/superadmin/dashboard");
  await expectUnread(page, 1);
  await page.getByRole("button", { name: "Search" }).focus();
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search" });
  await expect(field).toBeFocused();
  await expect(
    page.getByRole("dialog", { name: "Notifications", includeHidden: true }),
  ).toHaveCount(0);
  await page.keyboard.type("prod");
  await expect(field).toHaveValue("prod");
});

test("axe finds nothing in the open list, which fills a phone's screen", async ({
  page,
  request,
}) => {
  const { owner, person } = await newCompanyWithCook(request);
  await askForDays(request, person, 2);
  // A page without buttons: one half below the list would be too small to press.
  await openAs(page, owner, "/support");
  await expectUnread(page, 3);
  await bell(page).click();
  await expect(entries(page)).toHaveCount(3);
  // The last look is that of a phone.
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  const box = await panel(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 844]);
  const heights = await panel(page)
    .getByRole("link")
    .or(panel(page).getByRole("button"))
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
