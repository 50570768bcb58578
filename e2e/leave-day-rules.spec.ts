import type { Page } from "@playwright/test";
import { inBothAppearances } from "./appearances.ts";
import { api, type Company, newCompany, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { addStaff, askForLeave, decideOnLeave, newDepartment, setHead } from "./staff.ts";

const settings = "/superadmin/leave/settings?tab=days";

let company: Company;
let head: Person;
let thabo: Person;
let carl: Person;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  const kitchen = await newDepartment(request, company, "Kitchen");
  const join = (firstName: string, lastName: string) =>
    addStaff(request, company, {
      firstName,
      lastName,
      departmentId: kitchen,
      positionTitle: "Cook",
    });
  head = await join("Lerato", "Dlamini");
  await setHead(request, company, { id: kitchen, departmentName: "Kitchen" }, head);
  carl = await join("Carl", "Botha");
  thabo = await join("Thabo", "Nkosi");
  const zanele = await join("Zanele", "Zulu");
  const taken = await askForLeave(request, zanele, "2031-03-03", "2031-03-04");
  await decideOnLeave(request, company, "approve", taken);
  const rule = (body: Record<string, unknown>) =>
    api(request, "POST", "secure/leave/day-rules", { token: company.owner.token, body });
  await rule({
    kind: "blocked",
    departmentId: null,
    from: "2031-03-12",
    to: "2031-03-13",
    minimum: null,
    reason: "Audit",
  });
  await rule({
    kind: "staffing",
    departmentId: kitchen,
    from: "2031-03-01",
    to: null,
    minimum: 3,
    reason: "Three stoves",
  });
});

const dialog = (page: Page) => page.getByRole("dialog");

async function add(page: Page, given: { from: string; to?: string; reason: string }) {
  await dialog(page).getByLabel("First day").fill(given.from);
  if (given.to) await dialog(page).getByLabel("Last day").fill(given.to);
  await dialog(page).getByLabel("Reason").fill(given.reason);
  await dialog(page).getByRole("button", { name: "Save" }).click();
}

test("a department's days are blocked, staffed and released", async ({ page }) => {
  await openAs(page, company.owner, settings);
  await page.getByRole("button", { name: "Add Days" }).click();
  await add(page, { from: "2031-05-12", reason: "Stocktake" });
  await expect(dialog(page)).toContainText("Please enter the last day");
  await dialog(page).getByLabel("Last day").fill("2031-05-13");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toBeHidden();
  const blocked = page.getByRole("listitem").filter({ hasText: "Stocktake" });
  await expect(blocked).toContainText("12 – 13 May 2031");
  await expect(blocked).toContainText("Whole company");

  await page.getByRole("button", { name: "Add Days" }).click();
  await dialog(page).getByRole("radio", { name: "Staffing" }).check();
  await dialog(page).getByRole("radio", { name: "A department" }).check();
  await dialog(page).getByRole("combobox", { name: "Department" }).fill("Kit");
  await page.getByRole("option", { name: "Kitchen" }).click();
  await dialog(page).getByLabel("People at work").fill("2");
  await add(page, { from: "2031-06-01", reason: "High season" });
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: "High season" })).toContainText(
    /From 1 Jun 2031.*At least 2 people at work.*Kitchen/i,
  );

  await blocked.getByRole("button", { name: /^Take Back/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take Back" }).click();
  await expect(blocked).toContainText(`Taken back by ${company.owner.name}`);
});

test("an applicant reads why days are blocked or short of staff", async ({ page }) => {
  await openAs(page, thabo, "/staff/leave/my-leave");
  await page.getByRole("button", { name: "Apply for Leave" }).first().click();
  await dialog(page).getByRole("combobox", { name: "Leave Type" }).click();
  await page.getByRole("option", { name: "Annual Leave" }).click();
  await dialog(page).getByLabel("Start Date").fill("2031-03-12");
  await dialog(page).getByLabel("End Date").fill("2031-03-14");
  await expect(dialog(page)).toContainText(
    "Annual leave is blocked from Mar 12, 2031 to Mar 13, 2031 (Audit). Please choose another start date.",
  );
  await expect(dialog(page).getByRole("button", { name: "Submit Application" })).toBeDisabled();
  await dialog(page).getByLabel("Start Date").fill("2031-03-03");
  await dialog(page).getByLabel("End Date").fill("2031-03-05");
  await expect(dialog(page)).toContainText(
    "Too few would be at work: 2 of at least 3 in Kitchen at work on Mon 3 Mar 2031 (and 1 more day).",
  );
  await dialog(page).getByLabel("Reason").fill("To rest");
  await dialog(page).getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog(page)).toBeHidden();
});

test("a head sees blocked and short-staffed days in planner and decision", async ({
  page,
  request,
}) => {
  await askForLeave(request, carl, "2031-03-03", "2031-03-05");
  await openAs(page, head, "/staff/team-leave?from=2031-03-03&weeks=2");
  await expect(
    page.getByText(/leave blocked: 12 – 13 Mar 2031 whole company \(Audit\)/).last(),
  ).toBeVisible();
  await expect(
    page
      .getByText(
        /too few at work: Kitchen on \d days, fewest on Mon 3 Mar 2031 \(\d of at least 3\)/,
      )
      .last(),
  ).toBeVisible();
  await page
    .getByRole("row", { name: /^Carl Botha/ })
    .getByRole("link", { name: /pending/ })
    .click();
  await expect(page.getByRole("dialog", { name: "Leave Request Details" })).toContainText(
    "Too few: 2 of at least 3 in Kitchen at work on Mon 3 Mar 2031 (and 1 more day)",
  );
});

inBothAppearances(() => {
  test("a screen reader finds its way through the days and their form", async ({ page }) => {
    await openAs(page, company.owner, settings);
    await expect(page.getByRole("button", { name: "Add Days" })).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Add Days" }).click();
    await dialog(page).getByRole("radio", { name: "Staffing" }).check();
    await expect(dialog(page).getByLabel("People at work")).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});
