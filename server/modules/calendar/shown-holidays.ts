import type { Holiday } from "#contract/calendar.ts";
import { countriesShown } from "#contract/codes/calendar.ts";
import type { HolidayCountry, HolidayRegion } from "#contract/codes/country.ts";
import { type CompanyHolidays, publicHolidays } from "#server/modules/holidays/index.ts";
import { hasTerms, termsFor } from "./search-terms.ts";

export interface DatedHoliday extends Holiday {
  /** Null for a company's own holidays without a region. */
  country: HolidayCountry | null;
}

export const countryIn = (region: HolidayRegion): HolidayCountry | null =>
  region === "none" ? null : region;

const isShown = (region: HolidayRegion) => countriesShown.some((country) => country === region);

/** The holidays in a company's calendar: its region's with its own changes, by date. */
export function holidaysBetween(
  own: CompanyHolidays,
  { from, to }: { from: string; to: string },
  terms: readonly string[],
): DatedHoliday[] {
  const wanted = termsFor("holiday", terms);
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4))) as [number, number];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const regions = [...countriesShown, ...(isShown(own.region) ? [] : [own.region])];
  const listOf = (region: HolidayRegion, year: number) =>
    region === own.region || region === "none" ? own.listOf(year) : publicHolidays(region, year);
  return regions.flatMap((region) =>
    years
      .flatMap((year) => listOf(region, year))
      .filter(({ date, name }) => from <= date && date <= to && hasTerms(name, wanted))
      .map((holiday) => ({ ...holiday, country: countryIn(region) })),
  );
}
