import Holidays from "date-holidays";
import type { Holiday } from "#contract/calendar.ts";
import type { HolidayCountry } from "#contract/codes/country.ts";

const dayMs = 86_400_000;
const known = new Map<string, readonly Holiday[]>();

/**
 * The days that are public holidays in a whole country in a year, by date, with the substitute days for holidays on a weekend if the
 * law gives one: in South Africa the Monday after a Sunday, and nothing after a Saturday (Public Holidays Act, s 2).
 */
export function publicHolidays(country: HolidayCountry, year: number): readonly Holiday[] {
  const key = `${country} ${year}`;
  const computed = known.get(key) ?? compute(country, year);
  known.set(key, computed);
  return computed;
}

function compute(country: HolidayCountry, year: number): Holiday[] {
  return new Holidays(country, { languages: "en", types: ["public"] })
    .getHolidays(year)
    .flatMap(({ date, name, start, end }) => {
      const first = Temporal.PlainDate.from(date.slice(0, 10));
      // A holiday may last several days; rounding keeps their number right when the clocks change.
      const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
      return Array.from({ length: days }, (_, i) => ({
        date: first.add({ days: i }).toString(),
        name,
      }));
    })
    .sort((a, b) => a.date.localeCompare(b.date));
}
