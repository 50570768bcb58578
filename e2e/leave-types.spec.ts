import type { Page } from "@playwright/test";
import { type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { choose, press } from "./screen.ts";
import { newCompanyWithCook } from "./staff.ts";

const settings = "/superadmin/leave/settings?tab=types";
const myLeave = "/staff/leave/my-leave";

let company: Company;
let cook: Person;
test.beforeEach(async ({ request }) => {
  ({ company, person: cook } = await newCompanyWithCook(request));
});

const cards = (page: Page) =>
  page.getByRole("region", { name: "Your balances" }).getByRole("article");
const form = (page: Page) => page.getByRole("dialog", { name: "Apply for Leave" });

test("study leave can be asked for once the company offers it, and is among one's own balances from then on", async ({
  page,
  browser,
}) => {
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
  await form(page).getByLabel("Start Date").fill("2031-03-03");
  await form(page).getByLabel("End Date").fill("2031-03-05");
  await expect(form(page)).toContainText("This takes 3 days of study leave");
  await form(page).getByLabel("Reason").fill("Exams");
  await press(form(page), "Submit Application");
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: "Study Leave" })).toContainText("Pending");
  await expect(cards(page).filter({ hasText: "Study" })).toContainText("3 pending");
  expect(await problemsOf(page)).toEqual([]);
});
