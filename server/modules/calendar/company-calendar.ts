import type { Country } from "#contract/codes/country.ts";
import type { Context } from "#server/context.ts";
import { publicHolidays } from "./public-holidays.ts";
import { type HolidayChange, listHolidayChanges } from "./queries.ts";

export interface CompanyCalendar {
  country: Country;
  /** The name of the holiday on a day; undefined on a day that is none. */
  holidayOn(date: string): string | undefined;
}

/** A country's public holidays with the days that a company adds to them or works through. */
export function calendarOf(country: Country, changes: readonly HolidayChange[]): CompanyCalendar {
  const changeOn = new Map(changes.map((change) => [change.holidayDate, change]));
  return {
    country,
    holidayOn(date) {
      const change = changeOn.get(date);
      if (change) return change.isWorkingDay ? undefined : change.name;
      const ofYear = publicHolidays(country, Number(date.slice(0, 4)));
      return ofYear.find((holiday) => holiday.date === date)?.name;
    },
  };
}

/** The company's calendar, by its country and its own changes. */
export async function companyCalendar({ tx }: Pick<Context, "tx">): Promise<CompanyCalendar> {
  const { country, changes } = await listHolidayChanges(tx);
  return calendarOf(country, changes);
}
