import { expect, test } from "vitest";
import { holidaysOf } from "./company-holidays.ts";
import { publicHolidays } from "./public-holidays.ts";

const southAfrica = holidaysOf("ZA", []);
const weekdayOf = (date: string) => Temporal.PlainDate.from(date).dayOfWeek;
const dayAfter = (date: string, days: number) =>
  Temporal.PlainDate.from(date).add({ days }).toString();
const [saturday, sunday] = [6, 7];
const years = Array.from({ length: 100 }, (_, i) => 2000 + i);

test.each([
  ["2026-08-10", "National Women's Day fell on a Sunday"],
  ["2027-03-22", "Human Rights Day falls on a Sunday"],
  ["2027-03-26", "Good Friday"],
  ["2027-03-29", "Family Day"],
  ["2027-12-27", "the Day of Goodwill falls on a Sunday"],
  ["2023-12-15", "declared for one year"],
])("%s is a public holiday in South Africa: %s", (date) => {
  expect(southAfrica.holidayOn(date)).toEqual(expect.any(String));
});

test.each([
  ["2027-05-03", "the Monday after Workers' Day on a Saturday"],
  ["2026-03-23", "the Monday after Human Rights Day on a Saturday"],
  ["2027-05-09", "Mother's Day, an observance"],
  ["2027-07-18", "Mandela Day, an observance"],
  ["2027-03-24", "an ordinary day"],
])("%s is not a public holiday in South Africa: %s", (date) => {
  expect(southAfrica.holidayOn(date)).toBeUndefined();
});

test("a Sunday holiday adds its Monday, a Saturday holiday adds none", () => {
  for (const year of years) {
    const dates = publicHolidays("ZA", year).map(({ date }) => date);
    const named = publicHolidays("ZA", year).filter(({ name }) => name !== "Public Holiday");
    for (const { date } of named.filter((one) => weekdayOf(one.date) === sunday))
      expect(dates).toContain(dayAfter(date, 1));
    // A substitute day follows a Sunday.
    for (const { date, name } of publicHolidays("ZA", year))
      if (name === "Public Holiday")
        expect([date, weekdayOf(dayAfter(date, -1))]).toEqual([date, sunday]);
  }
});

test.each([
  ["US", "2027-07-05"],
  ["GB", "2027-12-28"],
  ["CA", "2027-07-01"],
  ["AU", "2027-01-26"],
  ["PK", "2027-03-11"],
] as const)("%s has its own public holidays: %s", (country, date) => {
  expect(publicHolidays(country, 2027).map((holiday) => holiday.date)).toContain(date);
  expect(southAfrica.holidayOn(date)).toBeUndefined();
});

test("holidays are listed by date, within their year", () => {
  for (const year of years) {
    const dates = publicHolidays("ZA", year).map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(dates.every((date) => date.startsWith(`${year}-`))).toBe(true);
    expect(dates.filter((date) => weekdayOf(date) === saturday).length).toBeLessThan(5);
  }
});

test("a company adds a day of its own, and works through another", () => {
  const own = holidaysOf("ZA", [
    { holidayDate: "2022-12-28", name: "Declared by the President", isWorkingDay: false },
    { holidayDate: "2026-09-24", name: "Heritage Day", isWorkingDay: true },
  ]);
  expect(own.holidayOn("2022-12-28")).toBe("Declared by the President");
  expect(own.holidayOn("2026-09-24")).toBeUndefined();
  expect(southAfrica.holidayOn("2022-12-28")).toBeUndefined();
  expect(southAfrica.holidayOn("2026-09-24")).toBe("Heritage Day");
  expect(own.listOf(2022).filter(({ name }) => name === "Declared by the President")).toEqual([
    { date: "2022-12-28", name: "Declared by the President", isExpected: false },
  ]);
  expect(own.listOf(2023).some(({ date }) => date === "2022-12-28")).toBe(false);
  const missing = southAfrica.listOf(2026).length - own.listOf(2026).length;
  expect([missing, own.listOf(2026).some(({ date }) => date === "2026-09-24")]).toEqual([1, false]);
});
