import type { Page } from "@playwright/test";
import { inBothAppearances } from "./appearances.ts";
import { inDays } from "./clock.ts";
import { api, type Company, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { problemsOf } from "./problems.ts";
import { choose, field, press } from "./screen.ts";
import { newCompanyWithCook, newDepartment, newPosition } from "./staff.ts";

const path = "/superadmin/user-management";

const [firstDay, lastDay, back] = [inDays(-1_000), inDays(-300), inDays(-80)];
/** A day in the format of screens: 3 Apr 2026. */
const written = (day: string) => {
  const month = new Date(`${day}T12:00:00Z`).toLocaleDateString("en-US", {
    month: "short",
    timeZone: "UTC",
  });
  return `${Number(day.slice(8))} ${month} ${day.slice(0, 4)}`;
};

let company: Company;
let cook: Person;
test.beforeEach(async ({ request }) => {
  ({ company, person: cook } = await newCompanyWithCook(request));
  const sales = await newDepartment(request, company, "Sales");
  await newPosition(request, company, sales, "Buyer");
  const { token } = company.owner;
  const save = (body: Record<string, string>) =>
    api(request, "PUT", `secure/employee/${cook.id}`, { token, body });
  await save({ startDate: firstDay });
  await save({ terminationDate: lastDay, employmentStatus: "Terminated" });
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "Rehire Thabo Mokoena" });
const openRehire = (page: Page) =>
  openAs(page, company.owner, `${path}?edit=${cook.id}&editTab=employment&rehire=true`);

test("a former employee is rehired, with both employments on their page", async ({ page }) => {
  await openAs(page, company.owner, path);
  await page.getByRole("button", { name: "Actions for Thabo Mokoena" }).click();
  await page.getByRole("menuitem", { name: "Rehire" }).click();
  await expect(dialog(page)).toContainText(`Thabo Mokoena left on ${written(lastDay)}.`);
  await field(dialog(page), "First day").fill(lastDay);
  await press(dialog(page), "Rehire");
  await expect(dialog(page)).toContainText("This is not after their last day of work");
  await expect(dialog(page)).toContainText("Employment status is required");
  await field(dialog(page), "First day").fill(back);
  await choose(page, "Employment status", "Full Time", dialog(page));
  await dialog(page).getByRole("radio", { name: "Buyer" }).check();
  await press(dialog(page), "Rehire");
  await expect(page.getByText("Thabo Mokoena is employed again")).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  await page.goto(`/superadmin/people/${cook.id}`);
  await expect(page.getByText(`with the company since ${written(back)}`)).toBeVisible();
  const [from, to] = [written(firstDay), written(lastDay)];
  await expect(page.getByText(`employed before: ${from} – ${to}`)).toBeVisible();
  await expect(page.getByText(`service counts from ${from}`)).toBeVisible();
  const entry = page.getByRole("listitem").filter({ hasText: "Rehired" }).first();
  await expect(entry).toContainText("Termination date");
});

test("a service day outside the Act is refused at its field", async ({ page }) => {
  await openRehire(page);
  await field(dialog(page), "First day").fill(back);
  await choose(page, "Employment status", "Contract", dialog(page));
  await field(dialog(page), "Service counts from").fill(back);
  await press(dialog(page), "Rehire");
  await expect(dialog(page)).toContainText("so earlier service counts (BCEA s 84)");
  await expect(field(dialog(page), "First day")).toHaveValue(written(back));
});

inBothAppearances(() => {
  test("rehiring has no problems of accessibility", async ({ page }) => {
    await openRehire(page);
    await expect(dialog(page).getByRole("radio", { name: "Buyer" })).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});
