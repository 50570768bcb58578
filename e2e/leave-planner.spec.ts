import { inBothAppearances } from "./appearances.ts";
import { type Company, newCompany, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { addStaff, askForLeave, decideOnLeave, newDepartment, setHead } from "./staff.ts";

const path = "/staff/team-leave?from=2031-03-03&weeks=2";

let company: Company;
let head: Person;
let kitchen: number;
test.beforeAll(async ({ request }) => {
  company = await newCompany(request);
  kitchen = await newDepartment(request, company, "Kitchen");
  const join = (firstName: string, lastName: string) =>
    addStaff(request, company, {
      firstName,
      lastName,
      departmentId: kitchen,
      positionTitle: "Cook",
    });
  head = await join("Lerato", "Dlamini");
  await setHead(request, company, { id: kitchen, departmentName: "Kitchen" }, head);
  const thabo = await join("Thabo", "Nkosi");
  const approved = await askForLeave(request, thabo, "2031-03-03", "2031-03-05");
  await decideOnLeave(request, company, "approve", approved);
  await askForLeave(request, thabo, "2031-03-10", "2031-03-11");
});

test("a head sees absences, told apart in words, and opens a request", async ({ page }) => {
  await openAs(page, head, "/staff/dashboard");
  await page.goto(path);
  const row = page.getByRole("row", { name: /^Thabo Nkosi/ });
  await expect(row.getByRole("listitem")).toHaveCount(2);
  const approved = row.getByRole("link", {
    name: "Annual Leave, 3 – 5 Mar 2031, 3 days, approved",
  });
  const pending = row.getByRole("link", {
    name: "Annual Leave, 10 – 11 Mar 2031, 2 days, pending",
  });
  await expect(approved).toBeVisible();
  const lookOf = (link: typeof approved) =>
    link.evaluate((element) => getComputedStyle(element).borderTopStyle);
  expect([await lookOf(approved), await lookOf(pending)]).toEqual(["solid", "dashed"]);
  await expect(page.getByText("Fewest at work: 1 of 2, on Mon 3 Mar 2031")).toHaveCount(1);
  await approved.focus();
  await page.keyboard.press("Tab");
  await expect(pending).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Leave Request Details" })).toContainText(
    "no others in Kitchen away",
  );
});

test("the address carries weeks and department through a reload", async ({ page }) => {
  await openAs(page, company.owner, `/superadmin/team-leave?from=2031-03-05&department=${kitchen}`);
  await expect(page.getByRole("row", { name: /^Thabo Nkosi/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "3 Mar – 13 Apr 2031" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Person" })).toContainText(
    "2 of 3 people shown",
  );
  await page.getByRole("button", { name: "Later" }).click();
  await expect(page.getByRole("heading", { name: "24 Mar – 4 May 2031" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "24 Mar – 4 May 2031" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Thabo Nkosi/ })).toContainText("No leave");
  await expect(page.getByText("Human Rights Day")).toHaveCount(0);
  await page.getByRole("button", { name: "Earlier" }).click();
  await expect(page.getByText(/21 Mar 2031 Human Rights Day/)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("each week is a card with those who are away", async ({ page }) => {
    await openAs(page, head, path);
    const week = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "3 – 9 Mar 2031" }) })
      .last();
    await expect(week).toContainText(/Thabo Nkosi.*3 – 5 Mar 2031.*Approved/);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

inBothAppearances(() => {
  test("a screen reader finds its way through the planner", async ({ page }) => {
    await openAs(page, head, path);
    await expect(page.getByText("Thabo Nkosi").filter({ visible: true }).first()).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});
