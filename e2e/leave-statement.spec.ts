import type { Page } from "@playwright/test";
import { inBothAppearances } from "./appearances.ts";
import { inDays } from "./clock.ts";
import { type Company, newCompany, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { addStaff, askForLeave, decideOnLeave, newDepartment, recentHire } from "./staff.ts";

const path = "/staff/leave/my-leave";

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
  // Human Rights Day is a Sunday in 2027, so Monday 22 March is free.
  const taken = await askForLeave(request, thabo, "2027-03-19", "2027-03-23");
  await decideOnLeave(request, company, "approve", taken);
  await askForLeave(request, thabo, "2027-04-06", "2027-04-07");
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "Leave Statement" });
const lines = (page: Page) =>
  dialog(page).getByRole("tabpanel").filter({ visible: true }).getByRole("listitem");

test("each balance opens its statement of grants, bookings and pending days", async ({ page }) => {
  await openAs(page, thabo, path);
  await page.getByRole("link", { name: "Annual" }).click();
  await expect(page).toHaveURL(/statement=annual/);
  await expect(dialog(page)).toContainText("13days left");
  await expect(dialog(page)).toContainText("2 booked");
  await expect(dialog(page)).toContainText(
    "2 more are pending. If they are approved, 11 days are left.",
  );

  await expect(lines(page)).toHaveCount(3);
  await expect(lines(page).nth(0)).toContainText("Asked for");
  await expect(lines(page).nth(1)).toContainText("Booked");
  await expect(lines(page).nth(2)).toContainText("Granted when leave began");
  await lines(page).nth(1).getByText("Booked").click();
  await expect(page.getByText("Public Holiday, costs nothing")).toBeVisible();
  await expect(page.getByText("not a working day").first()).toBeVisible();

  await dialog(page).getByRole("tab", { name: "Sick" }).click();
  await expect(dialog(page)).toContainText("30days left");
  await expect(page).toHaveURL(/statement=sick/);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page).not.toHaveURL(/statement/);
});

test("a statement is read as of any day, by link and keyboard", async ({ page }) => {
  await openAs(page, thabo, `${path}?statement=annual&asOf=2027-12-31`);
  await expect(dialog(page)).toContainText("days left by 31 Dec 2027");
  await expect(dialog(page)).toContainText("2 taken");
  const day = dialog(page).getByLabel("As of");
  await day.fill("today");
  await day.press("Enter");
  await expect(page).not.toHaveURL(/asOf/);
  await expect(dialog(page)).toContainText("2 booked");
  await page.goBack();
  await expect(dialog(page)).toContainText("days left by 31 Dec 2027");
});

test("leave of the next year of service stands on cards, links and statement alike", async ({
  page,
  request,
}) => {
  const ben = await addStaff(request, company, {
    firstName: "Ben",
    lastName: "Adams",
    departmentId: kitchen,
    positionTitle: "Baker",
    hireDate: recentHire,
  });
  const booked = await askForLeave(request, ben, inDays(380), inDays(386));
  await decideOnLeave(request, company, "approve", booked);
  await askForLeave(request, ben, inDays(390), inDays(394));
  const said = /From .*: \d+ days booked, \d+ pending/;
  await openAs(page, ben, path);
  const card = page.getByRole("article").filter({ hasText: "Annual" });
  await expect(card).toContainText("0 used of 15");
  const later = String(await card.getByText(said).textContent());
  await page.getByRole("link", { name: "Annual" }).click();
  await expect(dialog(page)).toContainText(later);
  await openAs(page, company.owner, `/superadmin/leave/management?employee=${ben.id}`);
  await expect(page.getByRole("button", { name: /^Annual/ })).toContainText(later);
});

test("super administrators open a person's statement from leave and details", async ({ page }) => {
  await openAs(page, company.owner, `/superadmin/leave/management?employee=${thabo.id}`);
  const details = page.getByRole("dialog", { name: "View Leave Details" });
  await details.getByRole("button", { name: /^Annual/ }).click();
  const statement = page.getByRole("dialog", { name: "Leave Statement of Thabo Nkosi" });
  await expect(statement).toContainText("2 booked");
  await statement.getByRole("button", { name: "View Leave Details" }).click();
  await expect(statement).toBeHidden();

  await page.goto(`/superadmin/user-management?employee=${thabo.id}&tab=leave`);
  await page.getByRole("link", { name: "Statement of annual leave" }).click();
  await expect(statement).toContainText("2 booked");
});

test("super administrators enter days with a reason, and confirm an overdraft", async ({
  page,
}) => {
  await openAs(
    page,
    company.owner,
    `/superadmin/leave/management?employee=${thabo.id}&statement=study`,
  );
  const statement = page.getByRole("dialog", { name: "Leave Statement of Thabo Nkosi" });
  await statement.getByRole("button", { name: "Adjust days" }).click();
  const form = page.getByRole("dialog", { name: "Enter Days" });
  await expect(form).toContainText("Study leave of Thabo Nkosi");
  await form.getByRole("button", { name: "Save Entry" }).click();
  await expect(form).toContainText("Please enter the days");
  await expect(form).toContainText("Reason is required");
  await form.getByLabel("Days").fill("-6.5");
  await form.getByLabel("Reason").fill("The course was cancelled");
  await form.getByRole("button", { name: "Save Entry" }).click();
  const question = page.getByRole("alertdialog", { name: "More taken than granted" });
  await expect(question).toContainText("1.5 days more would be taken than granted");
  await question.getByRole("button", { name: "Cancel" }).click();
  await form.getByLabel("Days").fill("2.25");
  await form.getByRole("button", { name: "Save Entry" }).click();
  await expect(form).toBeHidden();
  await expect(statement).toContainText("7.25days left");
  await expect(statement.getByRole("listitem").first()).toContainText("The course was cancelled");
});

test("an employee enters no days", async ({ page }) => {
  await openAs(page, thabo, `${path}?statement=study`);
  await expect(dialog(page)).toContainText("days left");
  await expect(page.getByRole("button", { name: "Adjust days" })).toBeHidden();
});

test("a statement that fails to load says so and can be retried", async ({ page }) => {
  await page.route("**/secure/leave/statement*", (route) =>
    route.fulfill({ status: 500, body: "{}" }),
  );
  await openAs(page, thabo, `${path}?statement=annual`);
  await expect(
    page.getByText("The statement could not be loaded. Please try again."),
  ).toBeVisible();
  await page.unroute("**/secure/leave/statement*");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(dialog(page)).toContainText("13days left");
});

test("a statement is printed whole, without the page behind it", async ({ page }) => {
  await openAs(page, thabo, `${path}?statement=annual`);
  await expect(lines(page)).toHaveCount(3);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "My Leave Overview" })).toBeHidden();
  await expect(dialog(page).getByLabel("As of")).toBeHidden();
  await expect(lines(page).nth(2)).toBeVisible();
});

inBothAppearances(() => {
  test("a screen reader finds its way through a statement and its days", async ({ page }) => {
    await openAs(page, thabo, `${path}?statement=annual`);
    await lines(page).nth(1).getByText("Booked").click();
    await expect(page.getByText("Public Holiday, costs nothing")).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});
