import type { Page } from "@playwright/test";
import { inDays } from "./clock.ts";
import { api, type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { choose, field, press } from "./screen.ts";
import { newCompanyWithCook } from "./staff.ts";

const settings = "/superadmin/leave/settings?tab=types";
const myLeave = "/staff/leave/my-leave";

const weekdayOf = (day: string) => new Date(day).getUTCDay();
/** A working day of the coming weeks, in a company without public holidays. */
const nextMonday = [7, 8, 9, 10, 11, 12, 13].map(inDays).find((day) => weekdayOf(day) === 1) ?? "";

let company: Company;
let cook: Person;
test.beforeEach(async ({ request }) => {
  ({ company, person: cook } = await newCompanyWithCook(request));
});

const cards = (page: Page) =>
  page.getByRole("region", { name: "Your balances" }).getByRole("article");
const form = (page: Page) => page.getByRole("dialog", { name: "Apply for Leave" });

test("study leave the company offers is among one's balances", async ({ page, browser }) => {
  await openAs(page, cook, myLeave);
  await expect(cards(page)).toHaveCount(4);
  await page.getByRole("button", { name: "Apply for Leave" }).first().click();
  await form(page).getByRole("combobox", { name: "Leave Type" }).click();
  await expect(page.getByRole("option", { name: "Unpaid Leave" })).toBeVisible();
  await expect(page.getByRole("option", { name: "Study Leave" })).toHaveCount(0);

  const office = await browser.newPage();
  await openAs(office, company.owner, settings);
  const offered = office.getByRole("checkbox", { name: "Study Leave" });
  await expect(offered).not.toBeChecked();
  await offered.click();
  await expect(office.getByText("Study Leave can be asked for now")).toBeVisible();
  await expect(offered).toBeChecked();
  expect(await problemsOf(office)).toEqual([]);
  await office.close();

  await page.goto(myLeave);
  await expect(cards(page)).toHaveCount(5);
  await expect(cards(page).filter({ hasText: "Study" })).toContainText("0 used of 5");
  await page.getByRole("button", { name: "Apply for Leave" }).first().click();
  await choose(page, "Leave Type", "Study Leave", form(page));
  await form(page).getByLabel("Start Date").fill("2027-02-08");
  await form(page).getByLabel("End Date").fill("2027-02-10");
  await expect(form(page)).toContainText("This takes 3 days of study leave");
  await form(page).getByLabel("Reason").fill("Exams");
  await press(form(page), "Submit Application");
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: "Study Leave" })).toContainText("Pending");
  await expect(cards(page).filter({ hasText: "Study" })).toContainText("3 pending");
  expect(await problemsOf(page)).toEqual([]);
});

test("time in lieu comes by an entry and expires after its period", async ({
  page,
  browser,
  request,
}) => {
  await api(request, "PUT", "secure/tenant/update-tenant", {
    token: company.owner.token,
    body: { holidayRegion: "none" },
  });
  const office = await browser.newPage();
  await openAs(office, company.owner, settings);
  await office.getByRole("checkbox", { name: "Time in Lieu" }).click();
  await expect(office.getByText("Time in Lieu can be asked for now")).toBeVisible();
  await choose(office, "Time in lieu can be used", "For 12 months");
  await expect(office.getByText("Saved", { exact: true })).toBeVisible();
  expect(await problemsOf(office)).toEqual([]);

  await office.goto(`/superadmin/leave/management?employee=${cook.id}`);
  await office.getByRole("button", { name: "Time in Lieu" }).click();
  await press(office, "Adjust days");
  const entry = office.getByRole("dialog", { name: "Enter Days" });
  await expect(entry).toContainText("The days can be used for 12 months from then.");
  await field(entry, "Days").fill("1.5");
  await entry.getByLabel("Reason").fill("Catered on Heritage Day");
  expect(await problemsOf(office)).toEqual([]);
  await press(entry, "Save Entry");
  await expect(entry).toBeHidden();
  const lines = office.getByRole("region", { name: "What the balance is made of" });
  await expect(lines).toContainText(/Worked .*Catered on Heritage Day · can be used until/);
  await office.close();

  await openAs(page, cook, `${myLeave}?apply=true`);
  await choose(page, "Leave Type", "Time in Lieu", form(page));
  await form(page)
    .getByLabel("Start Date")
    .fill(inDays(365 * 2));
  await form(page)
    .getByLabel("End Date")
    .fill(inDays(365 * 2 + 3));
  await expect(form(page)).toContainText("No time in lieu remains");
  await form(page).getByLabel("Start Date").fill(nextMonday);
  await form(page).getByLabel("End Date").fill(nextMonday);
  await expect(form(page)).toContainText("This takes 1 day of time in lieu; 0.5 days remain");
  await form(page).getByLabel("Reason").fill("Rest");
  await press(form(page), "Submit Application");
  await expect(form(page)).toBeHidden();
  const card = cards(page).filter({ hasText: "Time in Lieu" });
  await expect(card).toContainText("0 used of 1.5");
  await expect(card).toContainText("1 pending");
  expect(await problemsOf(page)).toEqual([]);
});
