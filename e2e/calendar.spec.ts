import type { Page } from "@playwright/test";
import { addButton, cell, dialog, grid, newSetting, type Setting } from "./calendar.ts";
import { api, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";

const march = "?month=2027-03";

let setting: Setting;
test.beforeAll(async ({ request }) => {
  setting = await newSetting(request);
});

const open = (page: Page, search = march) =>
  openAs(page, setting.company.owner, `/superadmin/calendar${search}`);
test("a month is a grid of weeks from Monday, between two arrows [CAL-01, CAL-02, CAL-03, CAL-06, CAL-07]", async ({
  page,
}) => {
  await open(page);
  await expect(grid(page)).toHaveAccessibleName("March 2027");
  await expect(grid(page).getByRole("columnheader")).toHaveText([
    "Mon",
    "Tue",
    "Wed",
    "Thu",
    "Fri",
    "Sat",
    "Sun",
  ]);
  await expect(grid(page).getByRole("gridcell")).toHaveCount(35);
  await expect(cell(page, "2027-04-01")).toHaveAttribute("data-outside", "");
  await expect(cell(page, "2027-03-31")).not.toHaveAttribute("data-outside");
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page.getByRole("heading", { name: "April 2027" })).toBeVisible();
  await page.getByRole("button", { name: "Previous month" }).click();
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(page.getByRole("heading", { name: "February 2027" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "March 2027" })).toBeVisible();
});

test("today is highlighted, and the button leads back to it [CAL-05]", async ({ page }) => {
  await open(page);
  await expect(grid(page).locator("[aria-current=date]")).toHaveCount(0);
  await page.getByRole("button", { name: "Today" }).click();
  const today = Temporal.Now.plainDateISO("Africa/Johannesburg").toString();
  await expect(grid(page).locator("[aria-current=date]")).toHaveAttribute("data-day", today);
});

test("a day shows two entries and opens a list of all [CAL-08, CAL-09, CAL-10, CAL-24]", async ({
  page,
}) => {
  await open(page);
  const day = cell(page, "2027-03-17");
  await expect(day.getByRole("button")).toHaveText([
    /Payroll closes.*8:00 AM/,
    /Fire drill/,
    /^\+1 more/,
  ]);
  await day.getByRole("button", { name: "+1 more on Wednesday, 17 March 2027" }).click();
  const list = dialog(page, "Wednesday, 17 March 2027");
  await expect(list.getByRole("listitem")).toHaveText([
    /Payroll closes.*8:00 AM/,
    /Fire drill.*11:00 AM/,
    /Stocktaking.*4:30 PM/,
  ]);
  await page.reload();
  await expect(list).toBeVisible();
  await list.getByRole("button", { name: "Close", exact: true }).click();
  await expect(list).toBeHidden();
});

test("each kind has its own colour, sign and name [CAL-20, CAL-21, CAL-22, CAL-23]", async ({
  page,
  request,
}) => {
  const { company } = setting;
  const { owner } = company;
  await api(request, "PUT", `secure/employee/${owner.id}`, {
    token: owner.token,
    body: { dateOfBirth: "1985-03-24" },
  });
  await open(page);
  const looks = {
    work: "Work event: Board meeting",
    pk: "Public holiday in Pakistan: Pakistan Day",
  };
  for (const [name, colour] of [
    [looks.work, "red"],
    [looks.pk, "green"],
    ["Public holiday in South Africa: Human Rights Day", "blue"],
    ["Birthday: Naledi Khumalo’s birthday", "orange"],
  ] as const) {
    const entry = grid(page).getByRole("button", { name });
    await expect(entry).toHaveClass(new RegExp(`bg-${colour}-tint`));
    await expect(entry.locator("svg")).toHaveCount(1);
  }
  await expect(grid(page).getByText("(expected)").first()).toBeVisible();
  await expect(grid(page)).not.toContainText("1985");
});

test("a hovered work event shows its name, description and time [CAL-12]", async ({ page }) => {
  await open(page);
  await grid(page).getByRole("button", { name: "Work event: Board meeting" }).hover();
  const tooltip = page.getByText("Quarterly figures");
  await expect(tooltip).toContainText("Board meeting");
  await expect(tooltip).toContainText("2:00 PM");
});

test("the filter hides and shows each kind, in the address too [CAL-13, CAL-14]", async ({
  page,
}) => {
  await open(page);
  await expect(cell(page, "2027-03-15")).toContainText("1 away");
  await page.getByRole("button", { name: "Filter" }).click();
  const filter = dialog(page, "Show");
  await expect(filter.getByRole("checkbox")).toHaveCount(5);
  for (const name of ["Work Events", "PK Holidays", "ZA Holidays", "Birthdays", "Leave"])
    await expect(filter.getByRole("checkbox", { name })).toBeChecked();
  await filter.getByRole("checkbox", { name: "Work Events" }).uncheck();
  await filter.getByRole("checkbox", { name: "Leave" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(filter).toBeHidden();
  await page.reload();
  await expect(grid(page).getByText("Human Rights Day")).toBeVisible();
  await expect(grid(page).getByText("Board meeting")).toBeHidden();
  await expect(cell(page, "2027-03-15")).not.toContainText("away");
});

test("a search leaves what it finds, and says how many [CAL-15]", async ({ page }) => {
  await open(page);
  await page.getByRole("searchbox", { name: "Search events..." }).fill("quarterly");
  await expect(page.getByText("1 found this month")).toBeVisible();
  await expect(grid(page).getByRole("button")).toHaveCount(1);
  await page.reload();
  await expect(grid(page).getByRole("button", { name: /Board meeting/ })).toBeVisible();
});

test("the keys move through the days and months from one tab stop [CAL-02]", async ({ page }) => {
  await open(page);
  await cell(page, "2027-03-01").focus();
  for (const [key, day] of [
    ["ArrowRight", "2027-03-02"],
    ["ArrowDown", "2027-03-09"],
    ["End", "2027-03-14"],
    ["Home", "2027-03-08"],
    ["ArrowUp", "2027-03-01"],
    ["ArrowLeft", "2027-02-28"],
    ["PageDown", "2027-03-28"],
    ["PageUp", "2027-02-28"],
    ["Shift+PageDown", "2028-02-28"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cell(page, day)).toBeFocused();
  }
  await expect(grid(page).locator("td[tabindex='0']")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Monday, 28 February 2028")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cell(page, "2028-02-28")).toBeFocused();
});

test("staff read the calendar but change no event [CAL-11, CAL-18, SHELL-03, ROUTE-16, AMB-167]", async ({
  page,
}) => {
  await openAs(page, setting.thandi, `/staff/calendar${march}`);
  await expect(grid(page)).toBeVisible();
  await expect(addButton(page)).toBeHidden();
  await grid(page).getByRole("button", { name: "Work event: Board meeting" }).click();
  const event = dialog(page, "Event");
  for (const [label, value] of [
    ["Title", "Board meeting"],
    ["Type", "Work event"],
    ["Date", "10 Mar 2027"],
    ["Time", "2:00 PM"],
    ["Description", "Quarterly figures"],
  ] as const) {
    await expect(event.getByLabel(label)).toHaveValue(value);
    await expect(event.getByLabel(label)).toBeDisabled();
  }
  await event.getByText("Close", { exact: true }).click();
  await expect(event).toBeHidden();
});

test("a calendar that fails to load says so and loads on retry [CAL-16, CAL-37, AMB-165]", async ({
  page,
}) => {
  let isDown = true;
  await page.route("**/calendarEvents/month*", (route) =>
    isDown ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await open(page);
  await expect(page.getByText("something get wrong")).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(grid(page).getByText("Board meeting")).toBeVisible();
});

test("while it loads, it says Loading events... [CAL-16]", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/calendarEvents/month*", async (route) => {
    await promise;
    await route.continue();
  });
  await open(page);
  await expect(page.getByRole("status", { name: "Loading events..." })).toBeVisible();
  resolve();
  await expect(grid(page)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the month on a phone lists one short entry per day [CAL-04, CAL-08, CAL-09, CONST-32]", async ({
    page,
  }) => {
    await open(page);
    await expect(page.getByRole("heading", { name: "Mar 2027", exact: true })).toBeVisible();
    const day = page.getByRole("listitem").filter({ hasText: "Wednesday, 17 March 2027" });
    await expect(day.getByRole("button")).toHaveText([/Payroll closes/, /^\+2 more/]);
    await day.getByRole("button", { name: "+2 more on Wednesday, 17 March 2027" }).click();
    await expect(dialog(page, "Wednesday, 17 March 2027").getByRole("listitem")).toHaveCount(3);
  });
});

for (const timezoneId of ["Pacific/Pago_Pago", "Pacific/Kiritimati"])
  test.describe(`for a reader in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("every day, time and today are the company's", async ({ page }) => {
      await open(page, "");
      const today = Temporal.Now.plainDateISO("Africa/Johannesburg").toString();
      await expect(grid(page).locator("[aria-current=date]")).toHaveAttribute("data-day", today);
      await open(page);
      for (const [day, text] of [
        ["2027-03-10", "Board meeting"],
        ["2027-03-10", "2:00 PM"],
        ["2027-03-21", "Human Rights Day"],
        ["2027-03-23", "Pakistan Day"],
        ["2027-03-15", "1 away"],
        ["2027-03-16", "1 away"],
      ] as const)
        await expect(cell(page, day)).toContainText(text);
      await expect(cell(page, "2027-03-17")).not.toContainText("away");
      await grid(page)
        .getByRole("button", { name: /Board meeting/ })
        .click();
      await expect(dialog(page).getByLabel("Date", { exact: true })).toHaveValue("10 Mar 2027");
      await expect(dialog(page).getByLabel("Time")).toHaveValue("14:00");
    });
  });
