import type { Page } from "@playwright/test";
import { inBothAppearances } from "./appearances.ts";
import { type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { press } from "./screen.ts";
import { askForLeave, decideOnLeave, newKitchen } from "./staff.ts";

let company: Company;
let manager: Person;
let cook: Person;
test.beforeEach(async ({ request }) => {
  ({ company, thandi: manager, thabo: cook } = await newKitchen(request));
  await askForLeave(request, cook, "2027-11-01", "2027-11-02");
});

/** One entry for a request, whatever happened to it. */
const entry = (page: Page, days: RegExp) =>
  page
    .getByRole("list", { name: /^History, / })
    .getByRole("listitem")
    .filter({ hasText: days });
const asked = (page: Page) => entry(page, /1 – 2 Nov/);
const openMatters = (page: Page) => page.getByRole("list", { name: "Open matters" });

test("a manager decides on a request in the history, with Undo", async ({ page }) => {
  await openAs(page, manager, `/staff/people/${cook.id}`);
  await expect(asked(page)).toContainText(
    /Pending.*“Rest”.*\d+ left after.*no others in Kitchen away/,
  );
  await press(asked(page), "Approve Annual Leave of Thabo Nkosi");
  await expect(page.getByText("Leave of Thabo Nkosi approved").first()).toBeVisible();
  await expect(asked(page)).toContainText(/Leave approved by you.*Leave requested by Thabo Nkosi/);
  await expect(asked(page)).not.toContainText(/Pending|left after/);
  await expect(openMatters(page).getByRole("listitem")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(asked(page)).toContainText("Pending");
  await expect(asked(page).getByRole("button", { name: /^Approve/ })).toBeVisible();
  await expect(asked(page)).toContainText("Decision on leave undone by you");
  await asked(page).getByText("2 other steps").click();
  const steps = asked(page).getByRole("listitem");
  await expect(steps).toHaveText([/^Leave requested by Thabo Nkosi/, /^Leave approved by you/]);
  await expect(openMatters(page).getByRole("listitem")).toHaveCount(1);
});

test("a rejection in the history asks for a reason and survives failure", async ({
  page,
  request,
}) => {
  await askForLeave(request, cook, "2027-12-06", "2027-12-07");
  await openAs(page, manager, `/staff/people/${cook.id}`);
  await asked(page).getByRole("button", { name: "Reject Annual Leave of Thabo Nkosi" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Stocktaking");
  await page.route("**/leave/reject/*", (route) => route.abort(), { times: 1 });
  await press(dialog, "Reject");
  await expect(page.getByText("The leave could not be rejected. Please try again.")).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveValue("Stocktaking");
  await press(dialog, "Reject");
  await expect(dialog).toBeHidden();
  await expect(asked(page)).toContainText(/Stocktaking.*Leave rejected by you/);
  await expect(asked(page)).not.toContainText("Pending");
  await expect(page.locator("main :focus")).toHaveCount(1);
  const other = entry(page, /6 – 7 Dec/);
  await expect(other.getByRole("button", { name: /^Approve/ })).toBeVisible();
});

test("the history reports a request that another reviewer has decided", async ({
  page,
  request,
}) => {
  const id = await askForLeave(request, cook, "2027-12-06", "2027-12-07");
  // The stream would show the other decision at once.
  await page.route("**/notifications/stream", (route) => route.abort());
  await openAs(page, manager, `/staff/people/${cook.id}`);
  const other = entry(page, /6 – 7 Dec/);
  const approve = other.getByRole("button", { name: /^Approve/ });
  await expect(approve).toBeVisible();
  await decideOnLeave(request, company, "reject", id);
  await approve.click();
  await expect(page.getByText(/ rejected this request on /)).toBeVisible();
  await expect(other).toContainText("Leave rejected by Naledi");
  await expect(other).not.toContainText("Pending");
});

test("the history offers a pending decision to reviewers, not to the employee", async ({
  page,
  context,
}) => {
  await openAs(page, cook, "/staff/me");
  await expect(asked(page)).toContainText("Pending");
  await expect(asked(page).getByRole("button", { name: /Approve|Reject/ })).toHaveCount(0);
  const owners = await context.newPage();
  await openAs(owners, company.owner, `/superadmin/people/${cook.id}`);
  await expect(asked(owners).getByRole("button", { name: /^Approve/ })).toBeVisible();
});

test("leave booked from a person's page lowers the balance shown there", async ({ page }) => {
  const left = page.getByRole("paragraph").filter({ hasText: "days of annual leave left" });
  await openAs(page, company.owner, `/superadmin/people/${cook.id}`);
  await expect(left).toHaveText(/^15\s*days/);
  await page.getByRole("link", { name: "Book Leave" }).click();
  const form = page.getByRole("dialog", { name: "Book Leave for Thabo Nkosi" });
  await form.getByLabel("Leave Type").click();
  await page.getByRole("option", { name: "Annual Leave" }).click();
  for (const name of ["Start Date", "End Date"]) {
    await form.getByRole("textbox", { name }).fill("2027-02-08");
    await form.getByRole("textbox", { name }).press("Tab");
  }
  await form.getByRole("textbox", { name: "Reason" }).fill("A wedding");
  await expect(form.getByText("Duration: 1 day")).toBeVisible();
  await form.getByRole("button", { name: "Book Leave" }).click();
  await expect(form).toBeHidden();
  await page.goBack();
  await expect(left).toHaveText(/^14\s*days/);
});

inBothAppearances(() => {
  test("a history with a decision to be made has no problem", async ({ page }) => {
    await openAs(page, manager, `/staff/people/${cook.id}`);
    await expect(asked(page).getByRole("button", { name: /^Approve/ })).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});
