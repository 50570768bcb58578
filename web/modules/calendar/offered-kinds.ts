import { type CalendarKind, calendarKinds, countriesShown } from "#contract/codes/calendar.ts";
import type { HolidayRegion } from "#contract/codes/country.ts";

const isNamed = (region: HolidayRegion) => countriesShown.some((country) => country === region);

export const offered = (region: HolidayRegion): CalendarKind[] =>
  calendarKinds.filter((kind) => kind !== "ownHoliday" || !isNamed(region));
