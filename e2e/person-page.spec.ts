import type { APIRequestContext, Page } from "@playwright/test";
import { inBothAppearances, problemsInEveryAppearance } from "./appearances.ts";
import { inDays } from "./clock.ts";
import { api, type Company, openAs, type Person } from "./company.ts";
import { addDocument, pdfNamed } from "./documents.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { newKitchen } from "./staff.ts";

let company: Company;
let thandi: Person;
let thabo: Person;
let lerato: Person;
test.beforeAll(async ({ request }) => {
  const kitchen = await newKitchen(request);
  ({ company, thandi, thabo, lerato } = kitchen);
  await api(request, "PUT", `secure/departments/update-department/${kitchen.departmentId}`, {
    token: company.owner.token,
    body: { departmentName: "Kitchen", departmentHeadId: lerato.id, headFrom: inDays(30) },
  });
});

const line = (page: Page) => page.getByRole("list", { name: "Managers" });
const now = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "Now" }) });

test("a manager opens the person's page from their leave", async ({ page }) => {
  await openAs(page, thandi, `/staff/leave/management?employee=${thabo.id}`);
  await page.getByRole("link", { name: "Open the person page" }).click();
  await expect(page.getByRole("heading", { name: "Thabo Nkosi", level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/staff/people/${thabo.id}`);
  await expect(
    line(page).getByRole("listitem").filter({ hasText: "Thandi Nkosi (you)" }),
  ).toContainText("since");
  await expect(line(page).getByRole("listitem").last()).toContainText(/Lerato Nkosi.*from /);
  await expect(now(page)).toContainText("Cook");
  await expect(now(page)).toContainText(/NextLerato Nkosi, from/);
  await expect(page.getByRole("heading", { name: "Under Thandi Nkosi" })).toBeVisible();
});

test("a manager writes a note and a promise below its named audience", async ({ page }) => {
  await openAs(page, thandi, `/staff/people/${thabo.id}`);
  await page.getByRole("button", { name: "What should Thabo Nkosi’s next manager know?" }).click();
  await expect(page.getByLabel("New note about Thabo Nkosi")).toBeFocused();
  await expect(
    page.getByText(/can read this. From .*, when Lerato Nkosi takes over: Lerato Nkosi as well/),
  ).toBeVisible();
  const note = page.getByLabel("New note about Thabo Nkosi");
  await page.route("**/notes/create-note", (route) => route.abort());
  await note.fill("Ready for the night shift");
  await page.getByRole("radio", { name: /^HR/ }).check();
  await expect(page.getByText("1 super administrator can read this.")).toBeVisible();
  await page.getByRole("button", { name: "Add Note" }).click();
  await expect(page.getByText("Failed to add note. Please try again.")).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue("Ready for the night shift");
  await page.unroute("**/notes/create-note");
  await page.getByRole("radio", { name: /^The line/ }).check();
  await page.getByRole("button", { name: "Add Note" }).click();
  await expect(page.getByText("Note added successfully!")).toBeVisible();
  await expect(note).toHaveValue("");

  await page.getByRole("radio", { name: "Promise", exact: true }).check();
  await page.getByRole("button", { name: "Add Promise" }).click();
  await expect(page.getByText("Please write down what was agreed.")).toBeVisible();
  await page.getByLabel("What was agreed").fill("Fridays from home");
  await page.getByRole("button", { name: "Add Promise" }).click();
  await expect(page.getByRole("list", { name: "Promises" })).toContainText("Fridays from home");
});

const noteIn = (page: Page, text: string) =>
  page
    .getByRole("list", { name: /^History, / })
    .getByRole("listitem")
    .filter({ hasText: text });
const write = (request: APIRequestContext, noteDescription: string, audience: string) =>
  api<{ id: number }>(request, "POST", "secure/notes/create-note", {
    token: thandi.token,
    body: { aboutEmployeeId: thabo.id, noteDescription, audience },
  });

for (const [width, height, most] of [
  [1440, 900, 600],
  [390, 844, 2 * 844],
] as const)
  test(`the history begins above ${most} px at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [reader, path] of [
      [company.owner, `/superadmin/people/${thabo.id}`],
      [thabo, "/staff/me"],
    ] as const) {
      await openAs(page, reader, path);
      const chapter = page
        .getByRole("heading", { level: 3, name: /^Under |^Without a manager/ })
        .first();
      await expect(chapter).toBeVisible();
      expect((await chapter.boundingBox())?.y).toBeLessThan(most);
    }
  });

test("the employee reads and answers shared notes in their own history", async ({
  page,
  request,
}) => {
  await write(request, "Ran the pass alone on Sunday", "line");
  await write(request, "We look at pay in March", "shared");
  await openAs(page, thabo, "/staff/me");
  const note = noteIn(page, "We look at pay in March");
  await expect(note).toContainText("Shared");
  await expect(page.getByText("Ran the pass alone")).toHaveCount(0);
  await note.getByRole("button", { name: "Reply" }).click();
  await expect(page.getByRole("textbox", { name: "Your reply" })).toBeFocused();
  await page.keyboard.type("And at the hours");
  await page.getByRole("button", { name: "Save Reply" }).click();
  await expect(noteIn(page, "And at the hours")).toContainText("We look at pay in March");
  await expect(page.getByText("Note added")).toHaveCount(0);
});

test("the history names the audience of notes and replies", async ({ page, request }) => {
  await write(request, "Ran the pass alone on Friday", "line");
  const { id } = await write(request, "Fridays off in May", "shared");
  await api(request, "PUT", `secure/notes/${id}/reply`, {
    token: thabo.token,
    body: { reply: "Mondays are better" },
  });
  await openAs(page, thandi, `/staff/people/${thabo.id}`);
  await expect(noteIn(page, "Fridays off in May")).toContainText("Mondays are better");
  const note = noteIn(page, "Ran the pass alone on Friday");
  await expect(note).toContainText("The line");
  await note.getByRole("button", { name: /^Actions for the note/ }).click();
  await page.getByRole("menuitem", { name: "Edit note" }).click();
  const field = page.getByRole("textbox", { name: "Note", exact: true });
  await expect(field).toBeFocused();
  await field.fill("Ran two passes on Saturday");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const changed = noteIn(page, "Ran two passes on Saturday");
  await expect(changed).toContainText(/changed \d/);
  await expect(changed.locator("button:focus")).toHaveCount(1);
  expect(await problemsInEveryAppearance(page)).toEqual([]);

  await page.getByRole("searchbox", { name: "Search this history" }).fill("saturday");
  await expect(page.getByText("1 of 1 entry")).toBeVisible();
  await expect(noteIn(page, "Ran two passes on Saturday")).toBeVisible();
});

test("three numbers lead past the story to open matters and leave", async ({ page, request }) => {
  await api(request, "POST", "secure/leave/create-leave-request", {
    token: thabo.token,
    body: { leaveType: "AnnualLeave", startDate: inDays(40), endDate: inDays(44), reason: "Rest" },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, thandi, `/staff/people/${thabo.id}`);
  await page.getByRole("link", { name: /open matters$/ }).click();
  const open = page.getByRole("list", { name: "Open matters" });
  await expect(open).toBeInViewport();
  await expect(open.getByRole("listitem").filter({ hasText: "Annual Leave" })).toContainText(
    /You decide until .*, then Lerato Nkosi/,
  );
  await expect(page.getByText("days of annual leave left")).toBeVisible();
});

test("a person sees who opened their page and its notes", async ({ page, request }) => {
  await write(request, "Knows the new oven", "line");
  await api(request, "GET", `secure/continuity/person/${thabo.id}`, { token: thandi.token });
  await api(request, "GET", `secure/notes/about/${thabo.id}`, { token: thandi.token });
  await openAs(page, thabo, "/staff/me");
  const reads = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Who has read your record" }) });
  const row = (text: RegExp) => reads.getByRole("listitem").filter({ hasText: text });
  await expect(row(/Thandi Nkosi\d+ notes?/)).toHaveCount(1);
  await expect(row(/Thandi Nkosi.*History/)).toHaveCount(1);
});

test("super administrators and the person open the documents, and managers see none", async ({
  page,
  request,
}) => {
  const names = ["Contract", "Work permit", "First aid", "Degree", "Letter"];
  for (const name of names) await addDocument(request, thabo, name, pdfNamed(`${name}.pdf`));
  const card = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Documents", exact: true }) });
  await openAs(page, company.owner, `/superadmin/people/${thabo.id}`);
  await expect(card.getByRole("listitem")).toHaveText(
    names
      .slice(1)
      .reverse()
      .map((name) => new RegExp(`^${name}added .* by Thabo Nkosi$`)),
  );
  await card.getByRole("button", { name: "Work permit" }).click();
  await expect(page.getByRole("dialog", { name: "Work permit" })).toContainText("Work permit.pdf");
  await page.keyboard.press("Escape");
  await card.getByRole("link", { name: "All 5" }).click();
  await expect(page.getByRole("dialog").getByText("Contract", { exact: true })).toBeVisible();

  await page.evaluate((token) => localStorage.setItem("authToken", token), thandi.token);
  await page.goto(`/staff/people/${thabo.id}`);
  await expect(page.getByRole("heading", { name: "Promises" })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("a page that is not open to the reader says so", async ({ page }) => {
  await openAs(page, lerato, `/staff/people/${thabo.id}`);
  await expect(page.getByText("This history is not open to you")).toBeVisible();
  await page.goto("/staff/people/abc");
  await expect(page.getByText("This history is not open to you")).toBeVisible();
});

test("a super administrator reaches the page from User Details and retries it", async ({
  page,
}) => {
  await page.route("**/secure/continuity/person/**", (route) => route.abort());
  await openAs(page, company.owner, `/superadmin/user-management?employee=${thabo.id}`);
  await page.getByRole("link", { name: "Open the person page" }).click();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await page.unroute("**/secure/continuity/person/**");
  await retry.click();
  await expect(page.getByRole("heading", { name: "Thabo Nkosi", level: 1 })).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
});

test("the chapter's manager stays in view below the header", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 480 });
  await openAs(page, thabo, "/staff/me");
  const heading = page.getByRole("heading", { name: "Under Thandi Nkosi" });
  await heading.evaluate((element) => {
    const chapter = element.parentElement as HTMLElement;
    window.scrollTo(0, chapter.getBoundingClientRect().top + window.scrollY + 40);
  });
  const header = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
});

test("header and browser tab name the person of the page", async ({ page }) => {
  await openAs(page, thandi, `/staff/people/${thabo.id}`);
  await expect(page).toHaveTitle("Thabo Nkosi · Baton HR");
  await expect(page.getByRole("banner")).toContainText("Thabo Nkosi");
  await page.getByRole("link", { name: "Calendar" }).first().click();
  await expect(page).toHaveTitle("Calendar · Baton HR");
  await expect(page.getByRole("banner")).not.toContainText("Thabo Nkosi");
});

test("one's own history is found by the search", async ({ page }) => {
  await openAs(page, thabo, "/staff/dashboard");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("history");
  await page.getByRole("option", { name: "Your History" }).click();
  await expect(page.getByRole("heading", { name: "Thabo Nkosi", level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Your History/);
});

inBothAppearances(() => {
  test("a screen reader finds its way through one's own page", async ({ page }) => {
    await openAs(page, thabo, "/staff/me");
    await expect(page.getByRole("heading", { name: "Who has read your record" })).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});
