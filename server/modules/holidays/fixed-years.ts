import { readFileSync } from "node:fs";
import type { Holiday } from "#contract/calendar.ts";
import type { HolidayCountry } from "#contract/codes/country.ts";

/** The years with rows in `years/`. A new version of the library cannot change leave counted by them. */
export const fixedYears = { first: 2000, last: 2040 } as const;

const read = new Map<HolidayCountry, Map<string, readonly Holiday[]>>();

/** A country's fixed holidays by date; undefined for other years. */
export function fixedHolidays(
  country: HolidayCountry,
  year: number,
): readonly Holiday[] | undefined {
  if (year < fixedYears.first || year > fixedYears.last) return undefined;
  const known = read.get(country) ?? readYears(country);
  read.set(country, known);
  return known.get(String(year)) ?? [];
}

/** Each row has a date, a name and `expected` for a day by the sighting of the moon. */
function readYears(country: HolidayCountry): Map<string, readonly Holiday[]> {
  const rows = readFileSync(new URL(`years/${country}.txt`, import.meta.url), "utf8");
  const holidays = rows
    .trim()
    .split("\n")
    .map((row) => {
      const [date = "", name = "", expected] = row.split(";");
      return { date, name, isExpected: expected === "expected" };
    });
  return Map.groupBy(holidays, ({ date }) => date.slice(0, 4));
}
