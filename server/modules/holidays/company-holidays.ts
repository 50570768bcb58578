import type { Holiday } from "#contract/calendar.ts";
import type { Country, HolidayCountry } from "#contract/codes/country.ts";
import type { Context } from "#server/context.ts";
import { publicHolidays } from "./public-holidays.ts";
import { type HolidayChange, listHolidayChanges } from "./queries.ts";

export interface CompanyHolidays {
  country: Country;
  /** The name of the holiday on a day; undefined if there is none. */
  holidayOn(date: string): string | undefined;
  /** All of a year, by date. */
  listOf(year: number): Holiday[];
}

/** A country's public holidays with the days that a company adds or works through. */
export function holidaysOf(country: Country, changes: readonly HolidayChange[]): CompanyHolidays {
  const changeOn = new Map(changes.map((change) => [change.holidayDate, change]));
  const added = changes.filter(({ isWorkingDay }) => !isWorkingDay);
  return {
    country,
    holidayOn(date) {
      const change = changeOn.get(date);
      if (change) return change.isWorkingDay ? undefined : change.name;
      const ofYear = publicHolidays(country, Number(date.slice(0, 4)));
      return ofYear.find((holiday) => holiday.date === date)?.name;
    },
    listOf: (year) =>
      [
        ...publicHolidays(country, year).filter(({ date }) => !changeOn.has(date)),
        ...added
          .filter(({ holidayDate }) => holidayDate.startsWith(`${year}-`))
          .map(({ holidayDate, name }) => ({ date: holidayDate, name })),
      ].sort((one, other) => one.date.localeCompare(other.date)),
  };
}

/** The company's holidays: those of its country, with its own changes. */
export async function companyHolidays({ tx }: Pick<Context, "tx">): Promise<CompanyHolidays> {
  const { country, changes } = await listHolidayChanges(tx);
  return holidaysOf(country, changes);
}

/** A country's public holidays in a year, by date; in the company's own country with its changes. */
export async function listHolidays(
  context: Pick<Context, "tx">,
  { country, year }: { country: HolidayCountry; year: number },
): Promise<Holiday[]> {
  const own = await companyHolidays(context);
  return country === own.country ? own.listOf(year) : [...publicHolidays(country, year)];
}
