import type { LeavePolicy } from "../contract/leave/terms/policies.ts";
import { inDays } from "./clock.ts";
import { api, type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { choose } from "./screen.ts";
import { askForLeave, newCompanyWithCook } from "./staff.ts";

let company: Company;
let cook: Person;
test.beforeAll(async ({ request }) => {
  ({ company, person: cook } = await newCompanyWithCook(request));
  const { token } = company.owner;
  const policies = await api<LeavePolicy[]>(request, "GET", "secure/leave/policies", { token });
  const act = policies.find(({ key }) => key === "act")?.versions[0]?.terms;
  const asking = { noticeDays: 14, daysBack: 30 };
  const certificate = { afterDays: 2, isForFrequent: false, dueDays: 5 };
  const { id } = await api<{ id: number }>(request, "POST", "secure/leave/policies", {
    token,
    body: {
      ...{ name: "Cooks", from: inDays(0) },
      terms: { ...act, annual: { ...act?.annual, belowZero: 5 }, asking, certificate },
    },
  });
  await api(request, "POST", "secure/leave/policies/assign", {
    token,
    body: { policy: id, to: { kind: "employee", employeeId: cook.id }, from: inDays(0) },
  });
});

/** A day n days from today, in the format of tables. */
const inTable = (days: number) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(inDays(days)),
  );

test("one's terms of leave say what applies and since when", async ({ page }) => {
  await openAs(page, cook, "/staff/leave/my-leave");
  const terms = page.getByRole("region", { name: "Terms of leave" });
  await expect(terms).toContainText("Cooks, since");
  await expect(terms).toContainText("The company’s week");
  await expect(terms).toContainText("It can be entered up to 30 days after its first day.");
  await expect(terms.getByRole("link")).toHaveCount(0);
  await page.getByRole("button", { name: "Apply for Leave" }).first().click();
  const form = page.getByRole("dialog", { name: "Apply for Leave" });
  await expect(form).toContainText("14 days ahead for annual and unpaid leave.");
  await choose(page, "Leave Type", "Sick Leave", form);
  await form.getByLabel("Start Date").fill(inDays(60));
  await form.getByLabel("End Date").fill(inDays(61));
  await expect(form).not.toContainText("14 days ahead");
});

test("card, form and statement say how far annual leave may go below zero", async ({ page }) => {
  await openAs(page, cook, "/staff/leave/my-leave");
  const cards = page.getByRole("region", { name: "Your balances" });
  const card = cards.getByRole("article").filter({ hasText: "Annual" });
  await expect(card).toContainText("Can go down to −5 days");
  await expect(cards.getByText("Can go down to")).toHaveCount(1);
  await page.getByRole("button", { name: "Apply for Leave" }).first().click();
  const form = page.getByRole("dialog", { name: "Apply for Leave" });
  await choose(page, "Leave Type", "Annual Leave", form);
  await form.getByLabel("Start Date").fill(inDays(21));
  await form.getByLabel("End Date").fill(inDays(60));
  await expect(form).toContainText(/can be taken, .* The balance can go down to −5 days\./);
  await form.getByRole("button", { name: /^Take .* instead/ }).click();
  await expect(form).toContainText(/the balance is −\d[\d.]* days after that\./);
  await page.goto("/staff/leave/my-leave?statement=annual");
  const statement = page.getByRole("dialog", { name: "Leave Statement" });
  await expect(statement).toContainText("The balance can go down to −5 days.");
});

test("terms stand next to someone's leave, with a way to the settings", async ({ page }) => {
  await openAs(page, company.owner, `/superadmin/leave/management?employee=${cook.id}`);
  const terms = page.getByRole("region", { name: "Terms of leave" });
  await expect(terms).toContainText("Cooks, since");
  await terms.getByRole("link", { name: "Leave settings" }).click();
  await expect(page).toHaveURL(/\/superadmin\/leave\/settings/);
});

test("the Leave tab of User Details names the person's terms", async ({ page }) => {
  await openAs(page, company.owner, `/superadmin/user-management?employee=${cook.id}&tab=leave`);
  const terms = page.getByRole("dialog").getByRole("region", { name: "Terms of leave" });
  await expect(terms).toContainText("Cooks, since");
  await expect(terms).toContainText("It can be entered up to 30 days after its first day.");
});

test("sick leave says by when its certificate is due", async ({ page, request }) => {
  const id = await askForLeave(request, cook, inDays(30), inDays(36), "SickLeave");
  const dialog = page.getByRole("dialog", { name: "Leave Request Details" });
  await openAs(page, cook, `/staff/leave/my-leave?request=${id}`);
  await expect(dialog).toContainText(`Medical certificateDue by ${inTable(41)}`);
});

test("the standard terms apply without a policy, at any time", async ({ page }) => {
  await openAs(page, company.owner, "/superadmin/leave/my-leave");
  const terms = page.getByRole("region", { name: "Terms of leave" });
  await expect(terms).toContainText("Standard");
  await expect(terms).toContainText("At any time, ahead or afterwards.");
});
