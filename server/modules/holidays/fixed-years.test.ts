import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { HolidayCountry } from "#contract/codes/country.ts";
import { fixedYears } from "./fixed-years.ts";
import { computeHolidays, publicHolidays } from "./public-holidays.ts";

const checksums: Record<HolidayCountry, string> = {
  US: "b26c4b4fd2fb817ea1fbb65a76db17a0e11a6becd85cd69b7f96aa1c06fce7cb",
  GB: "41b0611dc24dccc92829fb2c04a1036f2c3f7478a17ca7b3601489cd234cb06b",
  CA: "f750603f61b4226026329c9fbc4040ef54c2595d1d118d3622724e3acea0fae4",
  AU: "0b39c915076a8ede95dc11a3ec543eb0c36f366b24f1a356f2d235530e452c36",
  ZA: "d6a8e51f01ad495f4bff84fb82fe6cd9ceca4460838bf8ef926d814851185f23",
  PK: "da11c8a3bd2f15bae614db3313efd770ed2c780f6311aa432a1380843ec82ff8",
};

const countries = Object.keys(checksums) as HolidayCountry[];
const fixed = Array.from(
  { length: fixedYears.last - fixedYears.first + 1 },
  (_, n) => fixedYears.first + n,
);

test.each(countries)("%s has the recorded holidays from 2000 to 2040", (country) => {
  const rows = readFileSync(new URL(`years/${country}.txt`, import.meta.url));
  expect(createHash("sha256").update(rows).digest("hex")).toBe(checksums[country]);
});

test.each(countries)("%s has ordered, unique holidays in every fixed year", (country) => {
  for (const year of fixed) {
    const holidays = publicHolidays(country, year);
    const dates = holidays.map(({ date }) => date);
    expect(dates.length).toBeGreaterThan(3);
    expect(dates).toEqual(dates.toSorted());
    expect(new Set(holidays.map(({ date, name }) => `${date} ${name}`)).size).toBe(dates.length);
    expect(dates.every((date) => date.startsWith(`${year}-`))).toBe(true);
  }
});

test("years before and after are computed", () => {
  for (const year of [1999, 2041, 2099])
    expect(publicHolidays("ZA", year)).toEqual(computeHolidays("ZA", year));
});
