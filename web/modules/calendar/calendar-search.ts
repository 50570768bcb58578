import { type CalendarKind, calendarKinds } from "#contract/codes/calendar.ts";

/** The calendar's state in the URL: the month unless it is this one, what is searched for and shown, and what is open. */
export interface CalendarSearch {
  month?: string;
  search?: string;
  kinds?: readonly CalendarKind[];
  day?: string;
  entry?: string;
  on?: string;
  add?: string;
}

const isMonth = (value: unknown): value is string =>
  typeof value === "string" && /^(19\d\d|2[01]\d\d)-(0[1-9]|1[0-2])$/.test(value);

const isDay = (value: unknown): value is string =>
  typeof value === "string" &&
  /^(19\d\d|2[01]\d\d)-\d\d-\d\d$/.test(value) &&
  new Date(value).toJSON()?.slice(0, 10) === value;

const kindsIn = (value: unknown): CalendarKind[] | undefined =>
  Array.isArray(value) ? calendarKinds.filter((kind) => value.includes(kind)) : undefined;

/** Reads the calendar's state from the URL; what is not valid is left out. */
export function readCalendarSearch(given: Record<string, unknown>): CalendarSearch {
  const kinds = kindsIn(given.kinds);
  const search = typeof given.search === "number" ? String(given.search) : given.search;
  const isOpen = typeof given.entry === "string" && isDay(given.on);
  return {
    ...(isMonth(given.month) && { month: given.month }),
    ...(typeof search === "string" && search && { search: search.slice(0, 100) }),
    ...(kinds && { kinds }),
    ...(isDay(given.day) && { day: given.day }),
    ...(isOpen && { entry: String(given.entry), on: String(given.on) }),
    ...(isDay(given.add) && { add: given.add }),
  };
}

/** The kinds that are shown at first: leave only to those who decide on it. */
export const kindsAtFirst = (reviewsLeave: boolean): CalendarKind[] =>
  calendarKinds.filter((kind) => kind !== "leave" || reviewsLeave);
