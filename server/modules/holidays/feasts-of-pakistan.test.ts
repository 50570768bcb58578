import { expect, test } from "vitest";
import { publicHolidays } from "./public-holidays.ts";

// Computed from the moon itself, independently of the library and the fixed rows.

const hourMs = 3_600_000;
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

/** A new moon, counted from 6 January 2000, to half an hour (Meeus, Astronomical Algorithms, chapter 49). */
function newMoon(count: number): number {
  const centuries = count / 1236.85;
  const e = 1 - 0.002516 * centuries;
  const sun = 2.5534 + 29.1053567 * count;
  const moon = 201.5643 + 385.81693528 * count + 0.0107582 * centuries ** 2;
  const node = 160.7108 + 390.67050284 * count - 0.0016118 * centuries ** 2;
  const days =
    5.09766 +
    29.530588861 * count +
    0.00015437 * centuries ** 2 -
    0.4072 * sine(moon) +
    0.17241 * e * sine(sun) +
    0.01608 * sine(2 * moon) +
    0.01039 * sine(2 * node) +
    0.00739 * e * sine(moon - sun) -
    0.00514 * e * sine(moon + sun);
  return Date.UTC(2000, 0, 1, 12) + days * 24 * hourMs;
}

/** The first day of a lunar month: the day after Karachi's first visible crescent, 20 hours old. */
function firstDay(count: number): Temporal.PlainDate {
  const seen = newMoon(count) + 20 * hourMs;
  const sunset = 13.5 * hourMs;
  const evening = new Date(Math.ceil((seen - sunset) / (24 * hourMs)) * 24 * hourMs);
  return Temporal.PlainDate.from(evening.toISOString().slice(0, 10)).add({ days: 1 });
}

/** Name, month and day in the Islamic calendar, and number of days. */
const feasts = [
  ["Ashura", 1, 9, 2],
  ["Birthday of Muhammad (Mawlid)", 3, 12, 1],
  ["End of Ramadan (Eid al-Fitr)", 10, 1, 3],
  ["Feast of the Sacrifice (Eid al-Adha)", 12, 10, 3],
] as const;

// The new moon of 6 January 2000 began Shawwal, the tenth month.
const monthOf = (count: number) => ((((count + 9) % 12) + 12) % 12) + 1;

/** A feast's first days in a year; a long enough year has two. */
const computed = ([, month, day]: (typeof feasts)[number], year: number) =>
  Array.from({ length: 14 }, (_, n) => Math.floor((year - 2000) * 12.3683) - 1 + n)
    .filter((count) => monthOf(count) === month)
    .map((count) => firstDay(count).add({ days: day - 1 }))
    .filter((date) => date.year === year);

/** Both Eids as Pakistan's moon sighting committee announced them. */
const announced =
  "2005-11-04 2006-01-10 2006-10-24 2007-10-13 2007-12-20 2008-10-02 2008-12-09 2009-09-21 2009-11-28 2010-09-10 2010-11-17 2011-08-31 2011-11-07 2012-10-26 2013-08-08 2013-10-15 2014-07-29 2014-10-06 2015-09-24 2016-07-06 2016-09-12 2017-06-26 2017-09-02 2018-06-16 2018-08-22 2019-06-05 2019-08-12 2020-05-24 2021-05-13 2021-07-21 2022-05-03 2022-07-10 2023-04-22 2023-06-29 2024-04-10 2024-06-17".split(
    " ",
  );

const years = Array.from({ length: 41 }, (_, n) => 2000 + n);
const apart = (one: Temporal.PlainDate | string, other: Temporal.PlainDate | string) =>
  Math.abs(Temporal.PlainDate.from(one).until(other).total("days"));

const dayBefore = (date: string) => Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
/** Whether a whole feast is in a year, with a tolerance of one day. */
const isWithin = (year: number, first: Temporal.PlainDate, count: number) =>
  first.subtract({ days: 1 }).year === year && first.add({ days: count }).year === year;

/** Days more than one day from all others. */
const farFrom = (
  others: readonly Temporal.PlainDate[],
  days: readonly (Temporal.PlainDate | string)[],
) => days.filter((day) => others.every((other) => apart(other, day) > 1)).map(String);

test("the moon gives both Eids to a day as they were announced", () => {
  const eids = years.flatMap((year) => feasts.slice(2).flatMap((feast) => computed(feast, year)));
  expect(farFrom(eids, announced)).toEqual([]);
});

/** Holidays on fixed dates, with the years of their validity. */
function onTheirDates(year: number) {
  const isIqbalDay = year < 2015 || year > 2021;
  return [
    ["02-05", "Kashmir Day"],
    ["03-23", "Pakistan Day"],
    ["05-01", "Labour Day"],
    ...(year >= 2024 ? [["05-28", "Youm-e-Takbeer"]] : []),
    ["08-14", "Independence Day"],
    ...(isIqbalDay ? [["11-09", "Iqbal Day"]] : []),
    ["12-25", "Quaid-e-Azam Day"],
  ].map(([day, name]) => ({ date: `${year}-${day}`, name, isExpected: false }));
}

test.each(years)(
  "Pakistan's holidays in %i follow their dates and the moon [APICAL-06, AMB-161]",
  (year) => {
    const found = publicHolidays("PK", year);
    expect(found.filter(({ isExpected }) => !isExpected)).toEqual(onTheirDates(year));
    for (const feast of feasts) {
      const [name, , , count] = feast;
      const dates = found
        .filter((day) => day.isExpected && day.name === name)
        .map((day) => day.date);
      const firsts = dates.filter((date) => !dates.includes(dayBefore(date)));
      // The moon may move a feast across the turn of the year.
      const moons = [year - 1, year, year + 1].flatMap((one) => computed(feast, one));
      expect(farFrom(moons, firsts)).toEqual([]);
      for (const moon of moons.filter((day) => isWithin(year, day, count)))
        expect([`${moon}`, dates.filter((date) => apart(moon, date) <= count)]).toEqual([
          `${moon}`,
          expect.objectContaining({ length: count }),
        ]);
    }
  },
);
