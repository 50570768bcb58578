import { type CalendarKind, calendarKinds } from "#contract/codes/calendar.ts";

/** The calendar's state in the URL; the current month is left out. */
export interface CalendarSearch {
  month?: string;
  search?: string;
  /** Only if they differ from those at first. */
  kinds?: readonly CalendarKind[];
  /** The day with the open list. */
  day?: string;
  /** The open entry and its day. */
  entry?: string;
  on?: string;
  /** The day of a new event. */
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

/** Reads the calendar's state from the URL without invalid parts. */
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

/** The kinds at first: leave for its reviewers alone. */
export const kindsAtFirst = (reviewsLeave: boolean): CalendarKind[] =>
  calendarKinds.filter((kind) => kind !== "leave" || reviewsLeave);
