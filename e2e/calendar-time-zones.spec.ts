import type { Browser } from "@playwright/test";
import { addEvent, cell, grid } from "./calendar.ts";
import { api, newCompany, openAs, type Person } from "./company.ts";
import { expect, test } from "./journey.ts";
import { addStaff, askForLeave, decideOnLeave, newDepartment } from "./staff.ts";

// Each of these is on another day than Johannesburg for half of the time.
const zones = ["Pacific/Pago_Pago", "Pacific/Kiritimati"] as const;
const firstMonth = Temporal.PlainYearMonth.from("2027-02");
// The second February has 29 days.
const months = Array.from({ length: 13 }, (_, n) => firstMonth.add({ months: n }));

/** What each day of thirteen months shows to a reader in a time zone. */
async function readYear(browser: Browser, reader: Person, timezoneId: string) {
  const context = await browser.newContext({
    baseURL: process.env.BASE_URL,
    locale: "en-ZA",
    timezoneId,
    extraHTTPHeaders: { "X-Forwarded-For": "10.9.8.4" },
  });
  const page = await context.newPage();
  await openAs(page, reader, `/superadmin/calendar?month=${firstMonth}`);
  const days: Record<string, string> = {};
  for (const month of months) {
    await expect(cell(page, `${month}-15`)).not.toHaveAttribute("data-outside");
    const shown = await grid(page)
      .locator("td[data-day]:not([data-outside])")
      .evaluateAll((cells) =>
        cells.map((one) => [one.getAttribute("data-day"), one.textContent] as const),
      );
    expect(shown).toHaveLength(month.daysInMonth);
    for (const [day, text] of shown) days[String(day)] = String(text);
    await page.getByRole("button", { name: "Next month" }).click();
  }
  await context.close();
  return days;
}

test("a year's entries are on the same days across the date line", async ({ browser, request }) => {
  test.slow();
  const company = await newCompany(request);
  const { owner } = company;
  const thandi = await addStaff(request, company, {
    firstName: "Thandi",
    lastName: "Nkosi",
    departmentId: await newDepartment(request, company, "Kitchen"),
    positionTitle: "Cook",
  });
  const born = (id: number, dateOfBirth: string) =>
    api(request, "PUT", `secure/employee/${id}`, { token: owner.token, body: { dateOfBirth } });
  await born(thandi.id, "1992-02-29");
  await born(owner.id, "1985-12-31");
  await decideOnLeave(
    request,
    company,
    "approve",
    await askForLeave(request, thandi, "2027-06-30", "2027-07-01"),
  );
  for (const [eventName, eventDate, eventTime] of [
    ["First minute", "2027-06-01", "00:00"],
    ["Last minute", "2027-10-31", "23:59"],
    ["Stocktaking", "2028-02-29", "23:30"],
  ] as const)
    await addEvent(request, company, { eventName, eventDate, eventTime });

  const home = await readYear(browser, owner, "Africa/Johannesburg");
  for (const [day, text] of [
    ["2027-02-28", "Thandi Nkosi’s birthday"],
    ["2028-02-29", "Thandi Nkosi’s birthday"],
    ["2028-02-29", "11:30 PM"],
    ["2027-12-31", "Naledi Khumalo’s birthday"],
    ["2027-03-22", "Public Holiday"],
    ["2027-03-26", "Good Friday"],
    ["2027-12-25", "Christmas Day"],
    ["2027-06-01", "First minute"],
    ["2027-10-31", "Last minute"],
    ["2027-06-30", "1 away"],
    ["2027-07-01", "1 away"],
  ] as const)
    expect([day, home[day]]).toEqual([day, expect.stringContaining(text)]);
  const daysWith = (text: string) => Object.keys(home).filter((day) => home[day]?.includes(text));
  expect(daysWith("Thandi Nkosi’s birthday")).toEqual(["2027-02-28", "2028-02-29"]);
  expect(daysWith("away")).toEqual(["2027-06-30", "2027-07-01"]);
  expect(Object.keys(home)).toHaveLength(394);

  for (const zone of zones) expect(await readYear(browser, owner, zone)).toEqual(home);
});
