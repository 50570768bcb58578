import type { Holiday } from "#contract/calendar.ts";
import type { Country, HolidayCountry, HolidayRegion } from "#contract/codes/country.ts";
import type { Context } from "#server/context.ts";
import { publicHolidays } from "./public-holidays.ts";
import { findWorkDays, type HolidayChange } from "./queries.ts";

export interface CompanyHolidays {
  region: HolidayRegion;
  /** The name of the holiday on a day; undefined if there is none. */
  holidayOn(date: string): string | undefined;
  /** All of a year, by date. */
  listOf(year: number): Holiday[];
}

/** On which days a company works: its holidays, and its hours on each weekday. */
export interface CompanyDays extends CompanyHolidays {
  country: Country;
  /** Minutes of work on each weekday, Monday first. */
  workMinutes: readonly number[];
}

/** The public holidays of a region in a year, by date; none in one without. */
export const observedHolidays = (region: HolidayRegion, year: number): readonly Holiday[] =>
  region === "none" ? [] : publicHolidays(region, year);

/** A region's public holidays with the days that a company adds or works through. */
export function holidaysOf(
  region: HolidayRegion,
  changes: readonly HolidayChange[],
): CompanyHolidays {
  const changeOn = new Map(changes.map((change) => [change.holidayDate, change]));
  const added = changes.filter(({ isWorkingDay }) => !isWorkingDay);
  return {
    region,
    holidayOn(date) {
      const change = changeOn.get(date);
      if (change) return change.isWorkingDay ? undefined : change.name;
      const ofYear = observedHolidays(region, Number(date.slice(0, 4)));
      return ofYear.find((holiday) => holiday.date === date)?.name;
    },
    listOf: (year) =>
      [
        ...observedHolidays(region, year).filter(({ date }) => !changeOn.has(date)),
        ...added
          .filter(({ holidayDate }) => holidayDate.startsWith(`${year}-`))
          .map(({ holidayDate, name }) => ({ date: holidayDate, name, isExpected: false })),
      ].sort((one, other) => one.date.localeCompare(other.date)),
  };
}

/**
 * The company's own days: the holidays of its region with its changes, and its hours of work. Kept as they are until the
 * transaction ends, if so asked: leave that is booked by them is known to those who change them next.
 */
export async function companyDays(
  { tx }: Pick<Context, "tx">,
  { areKept = false } = {},
): Promise<CompanyDays> {
  const { country, region, workMinutes, changes } = await findWorkDays(tx, { areKept });
  return { ...holidaysOf(region, changes), country, workMinutes };
}

/** Public holidays in a year, by date: the company's own with its changes, also if its region is named, or another country's. */
export async function listHolidays(
  context: Pick<Context, "tx">,
  { country, year }: { country?: HolidayCountry | undefined; year: number },
): Promise<Holiday[]> {
  const own = await companyDays(context);
  return country === undefined || country === own.region
    ? own.listOf(year)
    : [...publicHolidays(country, year)];
}
