import type { APIRequestContext, Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { type Company, newCompany, openAs, type Person } from "./company.ts";
import { sendFeedback } from "./feedback.ts";
import { expect, test } from "./journey.ts";
import { choose, press } from "./screen.ts";
import { addStaff, newDepartment } from "./staff.ts";

const path = "/staff/feedback/my-feedback";
const list = "**/secure/feedback/get-my-feedback?*";
const mark = "**/secure/feedback/mark-as-read/*";
const long = `Thank you: ${"a".repeat(60)}`;

const rows = (page: Page) =>
  page.getByRole("table", { name: "Feedback Sent To Me" }).locator("tbody tr");
const row = (page: Page, subject: string) => rows(page).filter({ hasText: subject });
const titles = (page: Page) => rows(page).locator("td:nth-child(2) p:first-child");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search feedback..." });

interface People {
  company: Company;
  anna: Person;
  thabo: Person;
}

async function newPeople(request: APIRequestContext): Promise<People> {
  const company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  const position = { departmentId, positionTitle: "Cook" };
  const anna = await addStaff(request, company, {
    firstName: "Anna",
    lastName: "Botha",
    ...position,
  });
  const thabo = await addStaff(request, company, {
    firstName: "Thabo",
    lastName: "Nkosi",
    ...position,
    positionTitle: "Baker",
  });
  return { company, anna, thabo };
}

test.describe("a list of three messages", () => {
  let people: People;
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL });
    people = await newPeople(request);
    const { company, anna, thabo } = people;
    await sendFeedback(request, anna, thabo, { messageTitle: "Breakfast", message: long });
    await sendFeedback(request, company.owner, thabo, { messageTitle: "Apron" });
    await sendFeedback(request, anna, thabo, { messageTitle: "Cake", message: "More of it!" });
    await request.dispose();
  });

  test("received feedback shows its sender and subject, newest first, unread in bold [FBIN-01, FBIN-05, FBIN-07, FBIN-08, FBIN-09, FBIN-10, FBIN-11, FBIN-12, FBIN-24, CONST-19, ROUTE-18]", async ({
    page,
  }) => {
    await openAs(page, people.thabo, path);
    await expect(
      page.getByRole("heading", { level: 1, name: "Feedback Sent To Me" }),
    ).toBeVisible();
    const table = page.getByRole("table", { name: "Feedback Sent To Me" });
    await expect(table.getByRole("columnheader")).toHaveText([
      "Date",
      "Subject",
      "From",
      "Status",
      "Actions",
    ]);
    await expect(titles(page)).toHaveText(["Cake", "Apron", "Breakfast"]);
    const first = row(page, "Breakfast");
    await expect(first).toContainText(`${long.slice(0, 60)}...`);
    await expect(first).toContainText("Anna Botha");
    await expect(first).toContainText("Kitchen");
    await expect(first).toContainText("Unread");
    await expect(first.getByRole("rowheader")).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    await expect(first.getByText("Breakfast")).toHaveCSS("font-weight", "600");
    await expect(first.getByRole("button", { name: /^View & Reply/ })).toBeVisible();
    await expect(page.getByRole("navigation", { name: /Pages/ })).toHaveCount(0);
  });

  test("a press on a header sorts the list, then reverses it [FBIN-06]", async ({ page }) => {
    await openAs(page, people.thabo, path);
    const header = (name: string) => page.getByRole("columnheader", { name }).getByRole("button");
    await header("Date").click();
    await expect(titles(page)).toHaveText(["Breakfast", "Apron", "Cake"]);
    await header("Date").click();
    await expect(titles(page)).toHaveText(["Cake", "Apron", "Breakfast"]);
    await header("Subject").click();
    await expect(titles(page)).toHaveText(["Apron", "Breakfast", "Cake"]);
    await expect(page.getByRole("columnheader", { name: "Subject" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await header("From").click();
    await expect(titles(page)).toHaveText(["Breakfast", "Cake", "Apron"]);
    await header("Status").click();
    await expect(page).toHaveURL(/sort=is_read/);
  });

  test("a search covers subject, message and sender, and is in the address [FBIN-04, FBIN-18]", async ({
    page,
  }) => {
    await openAs(page, people.thabo, path);
    for (const [text, found] of [
      ["APRON", ["Apron"]],
      ["more of", ["Cake"]],
      ["botha", ["Cake", "Breakfast"]],
    ] as const) {
      await search(page).fill(text);
      await expect(titles(page)).toHaveText([...found]);
    }
    await search(page).fill("nothing like it");
    await expect(page.getByText("No feedback found matching your criteria.")).toBeVisible();
    await page.reload();
    await expect(search(page)).toHaveValue("nothing like it");
  });

  test("has a filter of three, which Escape closes [FBIN-03, FBIN-15]", async ({ page }) => {
    await openAs(page, people.thabo, path);
    const filter = page.getByRole("combobox", { name: "Status" });
    await filter.click();
    await expect(page.getByRole("option")).toHaveText(["All Status", "Unread", "Read"]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
    await expect(filter).toBeFocused();
    await choose(page, "Status", "Read");
    await expect(page.getByText("No feedback found matching your criteria.")).toBeVisible();
    await choose(page, "Status", "Unread");
    await expect(rows(page)).toHaveCount(3);
  });

  test("a message that cannot be marked as read stays closed [FBIN-21, FBIN-22]", async ({
    page,
  }) => {
    await page.route(mark, (route) =>
      route.fulfill({ status: 503, json: { code: "unavailable", message: "Not now." } }),
    );
    await openAs(page, people.thabo, path);
    await row(page, "Apron").getByRole("button").last().click();
    await expect(page.getByText("Failed to mark as read: Not now.")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(row(page, "Apron")).toContainText("Unread");
    await expect(page).not.toHaveURL(/feedback=/);
  });

  test("a failed list says why and loads on retry [FBIN-17, FBIN-23]", async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(list, async (route) => {
      await held.promise;
      await route.fulfill({ status: 500, json: { code: "internal", message: "A fuse blew." } });
    });
    await openAs(page, people.thabo, path);
    await expect(page.getByText("Loading Feedbacks...").first()).toBeVisible();
    held.resolve();
    await expect(page.getByText("Failed to load events: A fuse blew.").first()).toBeVisible();
    await page.unroute(list);
    await press(page, "Retry");
    await expect(rows(page)).toHaveCount(3);
  });

  test("list and open message have no accessibility problem in any appearance [GEN-10, GEN-11]", async ({
    page,
  }) => {
    await openAs(page, people.thabo, path);
    await row(page, "Cake").getByRole("button").last().click();
    await expect(page.getByRole("dialog", { name: "Cake" })).toBeVisible();
    expect(await problemsInEveryAppearance(page)).toEqual([]);
    await press(page, "Report this message");
    await expect(page.getByRole("dialog", { name: "Report this message" })).toBeVisible();
    expect(await problemsInEveryAppearance(page)).toEqual([]);
  });
});

test("a message opens once marked as read, and Escape closes it [FBIN-02, FBIN-13, FBIN-14, FBIN-16, FBIN-19, FBIN-20, APIFB-03]", async ({
  page,
  request,
}) => {
  const { anna, thabo } = await newPeople(request);
  const message = "Line one\nhttps://example.com/a?b=1&c=2 <script>alert(1)</script>\nשלום 🙂";
  await sendFeedback(request, anna, thabo, { messageTitle: "Hello <b>you</b>", message });
  await openAs(page, thabo, path);
  const marked = page.waitForRequest((sent) => /mark-as-read/.test(sent.url()));
  await row(page, "Hello")
    .getByRole("button", { name: /^View & Reply/ })
    .click();
  await marked;
  const dialog = page.getByRole("dialog", { name: "Hello <b>you</b>" });
  for (const text of ["Read", "From", "Anna Botha", "Department", "Kitchen", "Message"])
    await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(dialog).toContainText(/[A-Z][a-z]+ \d{1,2}, \d{4}/);
  await expect(dialog).toContainText("<script>alert(1)</script>");
  await expect(dialog.getByRole("link")).toHaveAttribute("href", "https://example.com/a?b=1&c=2");
  await expect(dialog.getByRole("link")).toHaveAttribute("rel", /noopener/);
  await expect(dialog.getByRole("region", { name: "Message" })).toContainText("Line one");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(row(page, "Hello")).not.toContainText("Unread");
  await expect(row(page, "Hello").getByText("Hello")).toHaveCSS("font-weight", "400");
  await page.reload();
  await row(page, "Hello")
    .getByRole("button", { name: /^View Details/ })
    .click();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toHaveCount(0);
});

test("a new message appears in the list and bell without a reload", async ({ page, request }) => {
  const { anna, thabo } = await newPeople(request);
  await openAs(page, thabo, path);
  await expect(page.getByText("No feedback found matching your criteria.")).toBeVisible();
  await sendFeedback(request, anna, thabo);
  await expect(rows(page)).toHaveCount(1);
  await page.goto("/staff/dashboard");
  await page.getByRole("button", { name: /^Notifications, / }).click();
  await page.getByRole("link", { name: /Anna Botha sent you feedback/ }).click();
  const dialog = page.getByRole("dialog", { name: "Well done" });
  await expect(dialog).toContainText("The stocktake went smoothly.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Notifications/ })).toHaveAccessibleName(
    "Notifications, 1 unread",
  );
});

for (const [clock, aheadMs] of [
  ["right", 0],
  ["an hour ahead", 3_600_000],
] as const)
  test(`a message older than the bell's connection appears, with the clock ${clock}`, async ({
    page,
    request,
  }) => {
    const { anna, thabo } = await newPeople(request);
    if (aheadMs > 0) await page.clock.install({ time: Date.now() + aheadMs });
    const sent = Promise.withResolvers<void>();
    await page.route("**/secure/notifications/stream", async (route) => {
      await sent.promise;
      await route.continue();
    });
    await openAs(page, thabo, path);
    await expect(page.getByText("No feedback found matching your criteria.")).toBeVisible();
    await sendFeedback(request, anna, thabo);
    sent.resolve();
    await expect(rows(page)).toHaveCount(1);
  });

test("the address of a message opens it for its recipient alone", async ({ page, request }) => {
  const { company, anna, thabo } = await newPeople(request);
  const id = await sendFeedback(request, anna, thabo);
  await openAs(page, company.owner, `/superadmin/feedback/my-feedback?feedback=${id}`);
  await expect(
    page.getByText("This message does not exist, or was not sent to you."),
  ).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a list of more than fifty grows by scrolling, without pages [FBIN-24, CONST-19]", async ({
  page,
  request,
}) => {
  const { thabo } = await newPeople(request);
  const total = 120;
  await page.route(list, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const first = (Number(query.get("page")) - 1) * 50;
    const rest = Math.max(0, Math.min(50, total - first));
    const json = Array.from({ length: rest }, (_, index) => ({
      feedback_id: first + index + 1,
      title: `Message ${first + index + 1}`,
      message: "Thanks",
      created_at: "2027-01-04T08:00:00.000Z",
      created_day: "2027-01-04",
      is_read: true,
      department_name: "Kitchen",
      reported_at: null,
      report_resolved_at: null,
      sender_full_name: "Anna Botha",
    }));
    return route.fulfill({ json, headers: { "X-Total-Count": String(total) } });
  });
  await openAs(page, thabo, path);
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByText("50 of 120 shown")).toBeAttached();
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(100);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(120);
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
});

test("on a phone messages are cards, and everything works by keyboard", async ({
  page,
  request,
}) => {
  const { anna, thabo } = await newPeople(request);
  await sendFeedback(request, anna, thabo);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, thabo, path);
  const card = page.getByRole("list", { name: "Feedback Sent To Me" }).getByRole("button");
  await expect(card).toHaveAccessibleName("Well done, from Anna Botha");
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Well done" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(card).toBeFocused();
});
