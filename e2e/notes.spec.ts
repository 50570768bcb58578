import type { APIRequestContext, Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { api, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { choose, field, press } from "./screen.ts";
import { addStaff, newCompanyWithCook, setHead } from "./staff.ts";

const create = (
  request: APIRequestContext,
  { token }: Person,
  about: Person,
  noteDescription: string,
  audience = "line",
) =>
  api<{ id: number }>(request, "POST", "secure/notes/create-note", {
    token,
    body: { aboutEmployeeId: about.id, noteDescription, audience },
  });

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const notesOf = (page: Page) => dialog(page, "Notes about Thabo Mokoena");
const table = (page: Page) => page.getByRole("region", { name: "Staff Directory" });
const note = (page: Page, text: string) =>
  page.getByRole("dialog").getByRole("listitem").filter({ hasText: text });

/** In the menu of a note. */
async function act(page: Page, content: string, action: string) {
  await note(page, content)
    .getByRole("button", { name: /^Actions for the note/ })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** Chooses an employee by the beginning of their name. */
async function pick(page: Page, typed: string, name: string) {
  await page.getByRole("combobox", { name: "Employee" }).fill(typed);
  await page.getByRole("option", { name, exact: true }).click();
}

test("a note is created for a searched employee, read, changed and deleted [NOTES-01, NOTES-02, NOTES-08, NOTES-09, NOTES-10, NOTES-11, NOTES-12, NOTES-14, NOTES-19, NOTES-25, CONST-29]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompanyWithCook(request);
  await openAs(page, owner, "/superadmin/notes");
  await expect(table(page).getByRole("columnheader")).toHaveText([
    "Staff Name",
    "Department",
    "Position",
    "Notes",
    "Last Updated",
    "Actions",
  ]);
  await press(page, "Create New Note");
  const creating = dialog(page, "Create New Note");
  await pick(page, "thab", "Thabo Mokoena");
  await field(creating, "Note Description").fill("  Fridays from home ");
  await expect(creating.getByText("Only you can read this.")).toBeVisible();
  await press(creating, "Create Note");
  await expect(creating).toBeHidden();
  await expect(page.getByText("Note added successfully!")).toBeVisible();
  await expect(page.getByText("Note added successfully!")).toBeHidden({ timeout: 4_500 });

  const row = table(page).getByRole("row").filter({ hasText: "Thabo Mokoena" });
  await expect(row.getByRole("cell").nth(2)).toHaveText("1");
  await expect(row).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} \d{2}:\d{2}/);
  await press(row, "View Notes about Thabo Mokoena");
  await expect(note(page, "Fridays from home")).toContainText("Naledi Khumalo");
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 844 });

  await act(page, "Fridays", "Edit note");
  await field(notesOf(page), "Note").fill("Fridays at home");
  await press(notesOf(page), "Cancel");
  await expect(note(page, "Fridays from home")).toBeVisible();
  await act(page, "Fridays", "Edit note");
  await field(notesOf(page), "Note").fill("Fridays and Mondays");
  await press(notesOf(page), "Save");
  await expect(notesOf(page)).toBeHidden();
  await expect(page.getByText("Note updated successfully!")).toBeVisible();

  await press(row, "View Notes about Thabo Mokoena");
  await notesOf(page)
    .getByRole("button", { name: /^changed / })
    .click();
  const changed = note(page, "Fridays and Mondays");
  await expect(changed.getByRole("deletion")).toHaveText("Removed: from home. ");
  await expect(changed.getByRole("insertion")).toHaveText("Added: and Mondays. ");
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 844 });
  await act(page, "Mondays", "Delete note");
  await press(page.getByRole("alertdialog", { name: "Delete this note?" }), "Delete Note");
  await expect(notesOf(page)).toBeHidden();
  await expect(page.getByText("Note deleted successfully!")).toBeVisible();
  await expect(row.getByRole("cell").nth(2)).toHaveText("0");
});

test("a new note says what it lacks and survives a reload [NOTES-15, NOTES-16, NOTES-17, NOTES-23]", async ({
  page,
  request,
}) => {
  const { owner } = await newCompanyWithCook(request);
  await openAs(page, owner, "/superadmin/notes?add=true");
  const creating = dialog(page, "Create New Note");
  const submit = creating.getByRole("button", { name: "Create Note", exact: true });
  await expect(submit).toBeDisabled();
  await field(creating, "Note Description").fill("Met today");
  await submit.click();
  await expect(creating.getByRole("alert")).toHaveText(
    "Please select an employee and enter a note description.",
  );
  await pick(page, "thab", "Thabo Mokoena");
  await page.reload();
  await expect(field(creating, "Note Description")).toHaveValue("Met today");
  await expect(creating.getByRole("combobox", { name: "Employee" })).toHaveValue("Thabo Mokoena");
  expect(await problemsInEveryAppearance(page)).toEqual([]);

  await page.route("**/secure/notes/create-note", (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await submit.click();
  await expect(creating.getByRole("alert")).toHaveText("Failed to create note. Please try again.");
  await expect(field(creating, "Note Description")).toHaveValue("Met today");
});

test("the directory's failures have Retry, and failed changes keep the typed text [NOTES-13, NOTES-20, NOTES-21, NOTES-22, NOTES-24]", async ({
  page,
  request,
}) => {
  const { owner, person } = await newCompanyWithCook(request);
  await create(request, owner, person, "Fridays from home");
  const fail = (path: string) =>
    page.route(path, (route) => route.fulfill({ status: 500, json: { message: "No" } }));
  await fail("**/secure/notes/get-my-notes*");
  await openAs(page, owner, "/superadmin/notes");
  await expect(page.getByText("Failed to fetch staff data. Please try again later.")).toBeVisible();
  await page.unroute("**/secure/notes/get-my-notes*");
  await press(page, "Retry");
  await press(table(page), "View Notes about Thabo Mokoena");

  await fail("**/secure/notes/update-note/*");
  await act(page, "Fridays", "Edit note");
  await field(notesOf(page), "Note").fill("Fridays only");
  await press(notesOf(page), "Save");
  await expect(notesOf(page).getByRole("alert")).toHaveText("Failed to updating note.");
  await expect(field(notesOf(page), "Note")).toHaveValue("Fridays only");
  await press(notesOf(page), "Cancel");
  await fail("**/secure/notes/delete-note/*");
  await act(page, "Fridays", "Delete note");
  await press(page.getByRole("alertdialog"), "Delete Note");
  await expect(page.getByText("Failed to deleting note. Please try again later.")).toBeVisible();

  await fail("**/secure/employee/all*");
  await page.goto("/superadmin/notes?add=true");
  await expect(page.getByText("Failed to fetch employees. Please try again later.")).toBeVisible();
});

test("a note that changed meanwhile is never overwritten", async ({ page, request }) => {
  const { owner, person } = await newCompanyWithCook(request);
  const { id } = await create(request, owner, person, "First");
  await openAs(page, owner, `/superadmin/notes?employee=${person.id}`);
  await act(page, "First", "Edit note");
  await field(notesOf(page), "Note").fill("Mine");
  await api(request, "PUT", `secure/notes/update-note/${id}`, {
    token: owner.token,
    body: { description: "Theirs" },
  });
  await press(notesOf(page), "Save");
  await expect(notesOf(page).getByText("Someone else has changed this note")).toBeVisible();
  await expect(notesOf(page).getByText("Theirs")).toBeVisible();
  await expect(field(notesOf(page), "Note")).toHaveValue("Mine");
  await press(notesOf(page), "Save");
  await expect(page.getByText("Note updated successfully!")).toBeVisible();
});

test("the Notes tab of a user adds, changes and deletes notes [UMDET-04, UMDET-05, UMDET-06, UMDET-07, UMDET-08, UMDET-09, UMDET-10, UMDET-11, UMDET-12, UMDET-13, UMDET-14, UMDET-15]", async ({
  page,
  request,
}) => {
  const { owner, person } = await newCompanyWithCook(request);
  const address = `/superadmin/user-management?employee=${person.id}&tab=notes`;
  const fail = (path: string) =>
    page.route(path, (route) => route.fulfill({ status: 500, json: { message: "No" } }));
  await fail("**/secure/notes/about/*");
  await openAs(page, owner, address);
  const details = dialog(page, "User Details");
  await expect(details.getByText("Failed to fetch notes. Please try again later.")).toBeVisible();
  await page.unroute("**/secure/notes/about/*");
  await press(details, "Retry");

  const typed = field(details, "New note about Thabo Mokoena");
  const add = details.getByRole("button", { name: "Add Note", exact: true });
  await expect(add).toBeDisabled();
  await typed.fill("   ");
  await expect(add).toBeDisabled();
  await typed.press("Enter");
  await typed.fill("Met today");
  await fail("**/secure/notes/create-note");
  await add.click();
  await expect(details.getByText("Failed to add note. Please try again.")).toBeVisible();
  await page.unroute("**/secure/notes/create-note");
  await add.click();
  await expect(details.getByText("Note added successfully!")).toBeVisible();
  await expect(typed).toHaveValue("");
  await expect(details.getByText("Note added successfully!")).toBeHidden({ timeout: 4_500 });

  await fail("**/secure/notes/update-note/*");
  await act(page, "Met today", "Edit note");
  await field(details, "Note").fill(" ");
  await expect(details.getByText("Please enter a note description.")).toBeVisible();
  await field(details, "Note").fill("Met twice");
  await press(details, "Save");
  await expect(details.getByText("Failed to update note. Please try again.")).toBeVisible();
  await page.unroute("**/secure/notes/update-note/*");
  await press(details, "Save");
  await expect(details.getByText("Note updated successfully!")).toBeVisible();
  await expect(note(page, "Met twice")).toBeVisible();
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 844 });

  await fail("**/secure/notes/delete-note/*");
  await act(page, "Met twice", "Delete note");
  await press(page.getByRole("alertdialog"), "Delete Note");
  await expect(page.getByText("Failed to delete note. Please try again.")).toBeVisible();
  await page.unroute("**/secure/notes/delete-note/*");
  await press(page.getByRole("alertdialog"), "Delete Note");
  await expect(details.getByText("Note deleted successfully!")).toBeVisible();
  await expect(details.getByText("No notes about Thabo Mokoena yet")).toBeVisible();
});

async function newManager(request: APIRequestContext) {
  const { company, person, departmentId } = await newCompanyWithCook(request);
  const chef = { firstName: "Lerato", lastName: "Pillay", positionTitle: "Chef", departmentId };
  const manager = await addStaff(request, company, chef);
  await setHead(request, company, { id: departmentId, departmentName: "Kitchen" }, manager);
  return { person, manager };
}

test("a manager shares a note with staff and narrows its audience", async ({
  page,
  browser,
  request,
}) => {
  const { person, manager } = await newManager(request);
  await openAs(page, manager, "/staff/dashboard");
  await page.getByRole("link", { name: "Notes and KPIs" }).click();
  await expect(table(page).getByRole("row")).toHaveCount(2);
  await press(page, "Create New Note");
  const creating = dialog(page, "Create New Note");
  await pick(page, "thab", "Thabo Mokoena");
  await field(creating, "Note Description").fill("Well done <b>you</b>");
  await creating.getByRole("radio", { name: /^Shared/ }).check();
  await expect(creating.getByRole("status").first()).toContainText(
    "Thabo Mokoena and 1 super administrator can read this.",
  );
  await press(creating, "Create Note");
  await expect(page.getByText("Note added successfully!")).toBeVisible();

  const theirs = await browser.newPage({ extraHTTPHeaders: { "X-Forwarded-For": "10.9.8.7" } });
  await openAs(theirs, person, "/staff/dashboard?profile=overview");
  const profile = dialog(theirs, "My Profile");
  await expect(profile.getByRole("region", { name: "Shared with me" })).toContainText(
    "Well done <b>you</b>",
  );
  await theirs.goto("/staff/notes");
  await expect(theirs.getByText("Well done <b>you</b>")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Create New Note" })).toBeHidden();
  expect(await problemsInEveryAppearance(theirs)).toEqual([]);

  await press(table(page), "View Notes about Thabo Mokoena");
  // On a screen 720 high, with any content.
  const height = "656px";
  await expect(notesOf(page)).toHaveCSS("height", height);
  const typed = notesOf(page).getByRole("textbox", { name: "New note about Thabo Mokoena" });
  await typed.fill("Not ready yet");
  await notesOf(page)
    .getByRole("radio", { name: /^Draft/ })
    .check();
  await expect(notesOf(page)).toHaveCSS("height", height);
  await press(notesOf(page), "Keep as Draft");
  await expect(notesOf(page)).toBeHidden();
  await press(table(page), "View Notes about Thabo Mokoena");
  await press(note(page, "Not ready yet"), "Release…");
  await page.getByRole("menuitem", { name: "Release for HR" }).click();
  await press(page.getByRole("alertdialog", { name: "Release this draft?" }), "Release");
  await expect(page.getByText("Note updated successfully!")).toBeVisible();
  await press(table(page), "View Notes about Thabo Mokoena");
  await act(page, "Well done", "For the line only");
  const asking = page.getByRole("alertdialog", { name: "Let fewer people read this note?" });
  await expect(asking).toContainText("1 super administrator can read this.");
  await press(asking, "Change Readers");
  await expect(page.getByText("Note updated successfully!")).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText("Nothing has been shared with you yet")).toBeVisible();
  await theirs.close();
});

test("a note's markup stays text, and its web addresses become links", async ({
  page,
  request,
}) => {
  const { owner, person } = await newCompanyWithCook(request);
  const hostile = [
    "<script>window.ran = true</script>",
    '<img src=x onerror="window.ran = true">',
    "javascript:window.ran=true",
    "https://example.com/course",
    "שלום \u{1f44f}",
  ].join("\n");
  await create(request, owner, person, hostile);
  await openAs(page, owner, `/superadmin/notes?employee=${person.id}`);
  const shown = note(page, "window.ran");
  await expect(shown).toContainText("<script>window.ran = true</script>");
  await expect(shown.getByRole("link")).toHaveCount(1);
  const link = shown.getByRole("link", { name: "https://example.com/course" });
  await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  await expect(link).toHaveAttribute("target", "_blank");
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});

test("the URL carries the directory's sort, search, filter and page [NOTES-03, NOTES-04, NOTES-05, NOTES-06, NOTES-07, CONST-18]", async ({
  page,
  request,
}) => {
  const { owner, person } = await newCompanyWithCook(request);
  const { id } = await create(request, owner, person, "Promised quartz");
  await openAs(page, owner, "/superadmin/notes");
  await expect(table(page).getByRole("columnheader", { name: "Last Updated" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(page.getByRole("button", { name: "Rows: 7" })).toBeVisible();
  await table(page).getByRole("button", { name: "Staff Name" }).click();
  await expect(page).toHaveURL(/sort=employeeName/);
  await page
    .getByRole("searchbox", { name: "Search staff name, email or position..." })
    .fill("thabo");
  await expect(page).toHaveURL(/search=thabo/);
  await choose(page, "Department", "Kitchen");
  await expect(page).toHaveURL(/departmentId=\d+/);
  await page.reload();
  await expect(table(page).getByRole("row")).toHaveCount(2);

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search" }).fill("quartz");
  await page.getByRole("option", { name: /Promised quartz/ }).click();
  await expect(page).toHaveURL(new RegExp(`employee=${person.id}&note=${id}`));
  await expect(note(page, "Promised quartz")).toHaveAttribute("aria-current", "true");
});
