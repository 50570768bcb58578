import type { Page } from "@playwright/test";
import { inBothAppearances } from "./appearances.ts";
import { type Company, newCompany, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { addStaff, askForLeave, decideOnLeave, newDepartment } from "./staff.ts";

const path = "/superadmin/leave/settings?tab=holidays&year=2027";

let company: Company;
let thabo: Person;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  const departmentId = await newDepartment(request, company, "Kitchen");
  thabo = await addStaff(request, company, {
    firstName: "Thabo",
    lastName: "Nkosi",
    departmentId,
    positionTitle: "Cook",
  });
  const taken = await askForLeave(request, thabo, "2027-09-13", "2027-09-17");
  await decideOnLeave(request, company, "approve", taken);
});

const dialog = (page: Page) => page.getByRole("dialog");
const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("a holiday of the company returns a day of leave", async ({ page }) => {
  await openAs(page, company.owner, path);
  await expect(rowOf(page, "Heritage Day")).toContainText("Fri 24 Sep");
  await page.getByRole("button", { name: "Add Holiday" }).click();
  await dialog(page).getByLabel("Date").fill("2027-09-16");
  await dialog(page).getByLabel("Name").fill("Founders' Day");
  await expect(dialog(page)).toContainText("1 person gets back 1 day of leave in all.");
  await dialog(page).getByRole("button", { name: "Add Holiday" }).click();
  await expect(dialog(page)).toContainText("Please give a reason");
  await dialog(page).getByLabel("Reason").fill("Our twentieth year");
  await dialog(page).getByRole("button", { name: "Add Holiday" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(rowOf(page, "Founders' Day")).toContainText("Your own");

  await page.getByRole("button", { name: "Take Back: Founders' Day" }).click();
  await dialog(page).getByLabel("Reason").fill("Announced too early");
  await dialog(page).getByRole("button", { name: "Take Back" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText("Taken back (1)")).toBeVisible();
});

test("a duplicate holiday is refused at its field and keeps the input", async ({ page }) => {
  await openAs(page, company.owner, path);
  await page.getByRole("button", { name: "Add Holiday" }).click();
  await dialog(page).getByLabel("Date").fill("2027-09-24");
  await dialog(page).getByLabel("Name").fill("A long weekend");
  await dialog(page).getByLabel("Reason").fill("To rest");
  await dialog(page).getByRole("button", { name: "Add Holiday" }).click();
  await expect(dialog(page)).toContainText("This day is a holiday already");
  await expect(dialog(page).getByLabel("Name")).toHaveValue("A long weekend");
});

inBothAppearances(() => {
  test("a screen reader finds its way through the holidays and their form", async ({ page }) => {
    await openAs(page, company.owner, path);
    await expect(rowOf(page, "Heritage Day")).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Add Holiday" }).click();
    await expect(dialog(page).getByLabel("Date")).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});

test("payroll's file is downloaded, and a reversed period is refused", async ({ page }) => {
  await openAs(page, company.owner, "/superadmin/leave/settings?tab=payroll");
  const taken = page.getByRole("region", { name: "Leave taken" });
  await taken.getByLabel("From").fill("2027-10-01");
  await taken.getByLabel("To").fill("2027-09-30");
  await taken.getByRole("button", { name: "Download leave taken" }).click();
  await expect(taken).toContainText("The last day cannot be before the first");
  await taken.getByLabel("From").fill("2027-09-01");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    taken.getByRole("button", { name: "Download leave taken" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("leave-2027-09-01-2027-09-30.csv");
});

test("payroll's period is locked once and unlocked with a reason", async ({ page }) => {
  await openAs(page, company.owner, "/superadmin/leave/settings?tab=payroll");
  const locked = page.getByRole("region", { name: "Locked periods" });
  await expect(locked).toContainText("No period is locked yet.");
  const lock = async () => {
    await locked.getByRole("button", { name: "Lock a Period" }).click();
    await dialog(page).getByLabel("From").fill("2027-07-01");
    await dialog(page).getByLabel("To").fill("2027-07-31");
    await dialog(page).getByRole("button", { name: "Lock Period" }).click();
  };
  await lock();
  await expect(dialog(page)).toBeHidden();
  const row = locked.getByRole("listitem").filter({ hasText: "Jul 2027" });
  await expect(row).toContainText(`Locked by ${company.owner.name}`);
  await lock();
  await expect(dialog(page)).toContainText("Please begin after Jul 31, 2027");
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(dialog(page)).toBeHidden();

  await row.getByRole("button", { name: /^Unlock: / }).click();
  await dialog(page).getByRole("button", { name: "Unlock" }).click();
  await expect(dialog(page)).toContainText("Please give a reason");
  await dialog(page).getByLabel("Reason").fill("Two bonuses were missing");
  await dialog(page).getByRole("button", { name: "Unlock" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(row).toContainText("Two bonuses were missing");
  await expect(row.getByRole("button", { name: /^Unlock: / })).toBeHidden();
});

test("a policy below the law is refused at its balance", async ({ page }) => {
  await openAs(page, company.owner, "/superadmin/leave/settings");
  await page.getByRole("button", { name: "Add Policy" }).click();
  await dialog(page).getByLabel("Name").fill("Cooks");
  const annual = dialog(page).getByRole("group", { name: "Annual Leave" });
  await annual.getByLabel("Days", { exact: true }).fill("10");
  await dialog(page).getByRole("button", { name: "Add Policy" }).click();
  await expect(annual).toContainText("BCEA s 20");
  await annual.getByLabel("Days", { exact: true }).fill("21");
  await expect(annual).toContainText("21 days a year of service");
  await annual.getByText("More rules").click();
  await annual.getByLabel("Days below zero at most").fill("5");
  const asking = dialog(page).getByRole("group", { name: "Asking for leave" });
  await expect(asking).toContainText("Without notice. It can be entered afterwards at any time.");
  await asking.getByText("Change").click();
  await asking.getByLabel("Days of notice").fill("200");
  await dialog(page).getByRole("button", { name: "Add Policy" }).click();
  await expect(asking).toContainText("At most 180");
  await asking.getByLabel("Days of notice").fill("14");
  await asking.getByLabel("Entered afterwards within").fill("30");
  const certificate = dialog(page).getByRole("group", { name: "Medical certificate" });
  await certificate.getByText("Change").click();
  await certificate.getByLabel("For sick leave of more than").fill("1");
  await dialog(page).getByRole("button", { name: "Add Policy" }).click();
  await expect(certificate).toContainText("Please enter the days");
  await certificate.getByLabel("Due within").fill("3");
  await dialog(page).getByRole("button", { name: "Add Policy" }).click();
  await expect(certificate).toContainText("BCEA s 23");
  await certificate.getByLabel("For sick leave of more than").fill("2");
  await dialog(page).getByRole("button", { name: "Add Policy" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(rowOf(page, "Cooks")).toContainText("21 days a year of service");
  await expect(rowOf(page, "Cooks").getByText("The balance can go down to −5 days.")).toHaveCount(
    1,
  );
  await expect(rowOf(page, "Cooks")).toContainText(
    "14 days ahead for annual and unpaid leave. It can be entered up to 30 days after its first day.",
  );
  await expect(rowOf(page, "Cooks")).toContainText(
    "For sick leave of more than 2 days in a row and for a third absence within eight weeks. Due within 3 days after its last day.",
  );

  await page.getByRole("button", { name: "Apply: Cooks" }).click();
  await dialog(page).getByLabel("One person").check();
  await dialog(page).getByRole("combobox", { name: "Person" }).fill("Thabo");
  await page.getByRole("option", { name: "Thabo Nkosi" }).click();
  await expect(dialog(page)).toContainText("the balances of 1 person would differ");
  await dialog(page).getByRole("button", { name: "Apply" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(rowOf(page, "Cooks")).toContainText("Thabo Nkosi since");
});

test("a pattern of three days shows the returned leave before it applies", async ({ page }) => {
  await openAs(page, company.owner, "/superadmin/leave/settings?tab=patterns");
  await expect(rowOf(page, "Company week")).toContainText("40 hours a week");
  await page.getByRole("button", { name: "Add Pattern" }).click();
  await dialog(page).getByLabel("Name").fill("Three days");
  await dialog(page).getByLabel("Tu").fill("0");
  await dialog(page).getByLabel("Th").fill("0");
  await dialog(page).getByRole("button", { name: "Add Pattern" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(rowOf(page, "Three days")).toContainText("24 hours a week");

  await page.getByRole("button", { name: "Apply: Three days" }).click();
  await dialog(page).getByRole("combobox", { name: "Person" }).fill("Thabo");
  await page.getByRole("option", { name: "Thabo Nkosi" }).click();
  await expect(dialog(page)).toContainText("1 request: 2 days back in all.");
  await dialog(page).getByRole("button", { name: "Apply" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(rowOf(page, "Three days")).toContainText("Thabo Nkosi since");
});

inBothAppearances(() => {
  for (const [tab, action] of [
    ["policies", "Add Policy"],
    ["patterns", "Add Pattern"],
  ] as const)
    test(`a screen reader finds its way through ${tab} and its form`, async ({ page }) => {
      await openAs(page, company.owner, `/superadmin/leave/settings?tab=${tab}`);
      await expect(page.getByRole("button", { name: /^Apply/ }).first()).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
      await page.getByRole("button", { name: action }).click();
      await expect(dialog(page).getByLabel("Name")).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
    });
});

const openingsPath = "/superadmin/leave/settings?tab=openings";
// No other journey changes the owner's balances.
const goodRow = () => `${company.owner.email},Study,4.5,2026-01-01,Carried from payroll`;
const strangersRow = "nobody@example.com,Sick,1,2026-01-01,Old books";
const chooseOpenings = (page: Page, ...rows: string[]) =>
  page.getByLabel("Opening balances", { exact: true }).setInputFiles({
    name: "balances.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["Email,Balance,Days,From,Reason", ...rows].join("\r\n")),
  });

inBothAppearances(() => {
  test("a screen reader finds its way through the rows of opening balances", async ({ page }) => {
    await openAs(page, company.owner, openingsPath);
    await chooseOpenings(page, `${company.owner.email},Study,2,2026-01-01,Old books`, strangersRow);
    await expect(page.getByText("Row 3: No employee has this email address")).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});

test("opening balances from a file are previewed, corrected and entered", async ({ page }) => {
  await openAs(page, company.owner, openingsPath);
  await chooseOpenings(page, goodRow(), strangersRow);
  await expect(page.getByText("1 row of 2 has to be corrected")).toBeVisible();
  await expect(page.getByText("Row 3: No employee has this email address")).toBeVisible();
  await expect(page.getByRole("button", { name: "Enter All" })).toHaveCount(0);

  await page.getByRole("button", { name: "Remove balances.csv" }).click();
  await chooseOpenings(page, goodRow());
  await expect(page.getByText("5 → 9.5")).toBeVisible();
  await page.getByRole("button", { name: "Enter All" }).click();
  await expect(page.getByText("1 opening balance can be entered")).toBeHidden();

  await chooseOpenings(page, goodRow());
  await expect(
    page.getByText("An opening balance of 4.5 days has been entered already"),
  ).toBeVisible();
});
