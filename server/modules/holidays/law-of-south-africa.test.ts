import { expect, test } from "vitest";
import { publicHolidays } from "./public-holidays.ts";

// The Public Holidays Act 36 of 1994, computed independently of the library and the fixed rows.

/** Schedule 1 of the Act, without the two days after Easter. */
const onTheirDates = {
  "01-01": "New Year's Day",
  "03-21": "Human Rights Day",
  "04-27": "Freedom Day",
  "05-01": "Workers' Day",
  "06-16": "Youth Day",
  "08-09": "National Women's Day",
  "09-24": "Heritage Day",
  "12-16": "Day of Reconciliation",
  "12-25": "Christmas Day",
  "12-26": "Day of Goodwill",
};

/** Days declared by the President for one year (s 2A). */
const declared =
  "2000-01-02 2004-04-14 2006-03-01 2008-05-02 2009-04-22 2011-05-18 2011-12-27 2014-05-07 2016-08-03 2016-12-27 2019-05-08 2021-11-01 2022-12-27 2023-12-15 2024-05-29".split(
    " ",
  );

/** Easter Sunday of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  return new Temporal.PlainDate(year, Math.floor(days / 31), (days % 31) + 1);
}

const dayAfter = (date: string) => Temporal.PlainDate.from(date).add({ days: 1 }).toString();
const isSunday = (date: string) => Temporal.PlainDate.from(date).dayOfWeek === 7;

/** A year's holidays by the Act, by date. The Monday after a Sunday (s 2) has no name. */
function byLaw(year: number): { date: string; name?: string }[] {
  const easter = easterOf(year);
  const named = [
    ...Object.entries(onTheirDates).map(([day, name]) => ({ date: `${year}-${day}`, name })),
    { date: easter.subtract({ days: 2 }).toString(), name: "Good Friday" },
    { date: easter.add({ days: 1 }).toString(), name: "Family Day" },
  ];
  const days = [
    ...named,
    ...declared.filter((date) => date.startsWith(`${year}-`)).map((date) => ({ date })),
  ];
  const mondays = days
    .map(({ date }) => date)
    .filter(isSunday)
    .map(dayAfter)
    .filter((monday) => !days.some(({ date }) => date === monday));
  return [...days, ...mondays.map((date) => ({ date }))].sort((one, other) =>
    one.date.localeCompare(other.date),
  );
}

const from2000To = (last: number) => Array.from({ length: last - 1999 }, (_, n) => 2000 + n);

test("Easter is on the Sundays on which it was and will be", () => {
  const sundays = "2000-04-23 2008-03-23 2011-04-24 2019-04-21 2024-03-31 2038-04-25 2049-04-18";
  for (const date of sundays.split(" "))
    expect(easterOf(Number(date.slice(0, 4))).toString()).toBe(date);
});

test.each(from2000To(2040))(
  "South Africa's holidays in %i are the Act's and the declared days [APICAL-06, AMB-161]",
  (year) => {
    const found = publicHolidays("ZA", year);
    const law = byLaw(year);
    expect([...new Set(found.map(({ date }) => date))]).toEqual([
      ...new Set(law.map(({ date }) => date)),
    ]);
    const named = law.filter(({ name }) => name !== undefined);
    expect(found.map(({ date, name }) => ({ date, name }))).toEqual(expect.arrayContaining(named));
    expect(found).toHaveLength(law.length);
    expect(found.some(({ isExpected }) => isExpected)).toBe(false);
  },
);

test("the years after those that are fixed follow the Act, too", () => {
  for (const year of from2000To(2199).filter((one) => one > 2040)) {
    const dates = new Set(publicHolidays("ZA", year).map(({ date }) => date));
    expect([...dates]).toEqual([...new Set(byLaw(year).map(({ date }) => date))]);
  }
});
