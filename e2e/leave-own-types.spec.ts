import type { Page } from "@playwright/test";
import { inDays } from "./clock.ts";
import { api, type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { choose, field, press } from "./screen.ts";
import { newKitchen } from "./staff.ts";

const weekdayOf = (day: string) => new Date(day).getUTCDay();
const mondayAmong = (offsets: readonly number[]) =>
  offsets.map(inDays).find((day) => weekdayOf(day) === 1) ?? "";
const [next, last] = [
  mondayAmong([7, 8, 9, 10, 11, 12, 13]),
  mondayAmong([-7, -8, -9, -10, -11, -12, -13]),
];
/** A Monday of this year, as balances run by calendar year. */
const monday = next.slice(0, 4) === inDays(0).slice(0, 4) ? next : last;

let company: Company;
let thandi: Person;
let thabo: Person;
test.beforeEach(async ({ request }) => {
  ({ company, thandi, thabo } = await newKitchen(request));
  await api(request, "PUT", "secure/tenant/update-tenant", {
    token: company.owner.token,
    body: { holidayRegion: "none" },
  });
});

async function addVolunteering(page: Page) {
  await openAs(page, company.owner, "/superadmin/leave/settings?tab=types");
  await press(page, "Add Type");
  const type = page.getByRole("dialog", { name: "Add a Type" });
  await field(type, "Name").fill("Volunteering");
  await choose(page, "Color", "Green", type);
  await press(type, "Add Type");
  await expect(type).toBeHidden();
  await expect(page.getByText("It gives no days yet.")).toBeVisible();
  await press(page, "Give Days: Volunteering");
  const grant = page.getByRole("dialog", { name: "Give Days of Volunteering" });
  await expect(grant.getByRole("radio", { name: /^Each year/ })).toBeChecked();
  await press(grant, "Give Days");
  await expect(grant).toContainText("Please enter days or half days");
  await field(grant, "Days").fill("2");
  await field(grant, "First day").fill("2025-01-01");
  expect(await problemsOf(page)).toEqual([]);
  await press(grant, "Give Days");
  await expect(grant).toBeHidden();
  await expect(page.getByRole("list", { name: "Days of Volunteering" })).toContainText(
    "2 days each year from 1 January, for 12 months",
  );
  expect(await problemsOf(page)).toEqual([]);
}

test("a type of the company's own lives from its grant to the statement", async ({
  page,
  browser,
}) => {
  const office = await browser.newPage();
  await addVolunteering(office);
  await office.close();

  await openAs(page, thabo, "/staff/leave/my-leave");
  const card = page.getByRole("article").filter({ hasText: "Volunteering" });
  await expect(card).toContainText("0 used of 2");
  await page.getByRole("button", { name: "Apply for Leave" }).first().click();
  const form = page.getByRole("dialog", { name: "Apply for Leave" });
  await choose(page, "Leave Type", "Volunteering", form);
  await form.getByLabel("Start Date").fill(monday);
  await form.getByLabel("End Date").fill(monday);
  await expect(form).toContainText("This takes 1 day of Volunteering");
  await form.getByLabel("Reason").fill("A day at the school");
  await press(form, "Submit Application");
  await expect(form).toBeHidden();
  await expect(card).toContainText("1 pending");
  await expect(page.getByRole("row").filter({ hasText: "Volunteering" })).toContainText("Pending");
  expect(await problemsOf(page)).toEqual([]);

  const team = await browser.newPage();
  await openAs(team, thandi, "/staff/leave/management");
  await press(team, "Filter");
  await choose(team, "Leave Type", "Volunteering");
  await expect(team.getByText("1 person found")).toBeVisible();
  await press(team, "Apply");
  await expect(team).toHaveURL(/type=\d+/);
  await expect(
    team.getByRole("button", { name: "Remove filter: Leave Type Volunteering" }),
  ).toBeVisible();
  await team.getByRole("button", { name: "View leave of Thabo Nkosi" }).first().click();
  const details = team.getByRole("dialog", { name: "View Leave Details" });
  await expect(details.getByRole("button", { name: /^Volunteering/ })).toContainText("2 left");
  await details.getByRole("button", { name: /^Approve Volunteering/ }).click();
  await expect(details.getByRole("row").filter({ hasText: "Volunteering" })).toContainText(
    "Approved",
  );
  await expect(details.getByRole("button", { name: /^Volunteering/ })).toContainText("1 left");
  expect(await problemsOf(team)).toEqual([]);

  await team.goto(`/staff/team-leave?from=${monday}&weeks=2`);
  const bar = team.getByRole("link", { name: /^Volunteering, .* 1 day, approved$/ });
  await expect(bar).toHaveCSS("background-color", "rgb(22, 163, 74)");
  await expect(team.getByText("Volunteering", { exact: true })).toBeVisible();
  expect(await problemsOf(team)).toEqual([]);
  await team.close();

  await page.reload();
  await expect(card).toContainText("1 used of 2");
  await card.getByRole("link", { name: "Volunteering" }).click();
  const statement = page.getByRole("dialog", { name: "Leave Statement" });
  await expect(statement.getByRole("tab", { name: "Volunteering", selected: true })).toBeVisible();
  const lines = statement.getByRole("region", { name: "What the balance is made of" });
  await expect(lines).toContainText("Gained");
  await expect(lines).toContainText(/(Taken|Booked) .*approved/);
  expect(await problemsOf(page)).toEqual([]);
});
