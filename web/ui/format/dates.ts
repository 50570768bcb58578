import { clockZone, currentDay, deviceZone } from "./clock.ts";
import { daysBetween } from "./durations.ts";

/** The only locale of dates and numbers. */
export const locale = "en-US";

// A plain day has no zone, so it is read and written in UTC, which cannot shift it.
const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
const mediumDate = dayFormat({ dateStyle: "medium" });
const longDate = dayFormat({ dateStyle: "long" });
const weekday = dayFormat({ weekday: "short", month: "short", day: "numeric" });
const month = dayFormat({ month: "short", year: "numeric" });
const longMonth = dayFormat({ month: "long", year: "numeric" });
const shortMonth = dayFormat({ month: "short" });
const monthName = dayFormat({ month: "long" });
const shortWeekday = dayFormat({ weekday: "short" });
const longWeekday = dayFormat({ weekday: "long" });

const isSet = (date: string | null | undefined): date is string =>
  Boolean(date) && !date?.startsWith("0001-01-01") && !Number.isNaN(Date.parse(date ?? ""));

const dayWith = (format: Intl.DateTimeFormat) => (date: string | null | undefined) =>
  isSet(date) ? format.format(new Date(date.slice(0, 10))) : "";

/** A day such as `2026-03-02` as `Mar 2, 2026` in any time zone; empty if none is set. */
export const formatDate = dayWith(mediumDate);

/** The same in full, `March 2, 2026`. */
export const formatLongDate = dayWith(longDate);

/** A day near today as `Mon, Mar 2`; empty if none is set. */
export const formatWeekday = dayWith(weekday);

/** The month of a day with its year: `Mar 2026`. */
export const formatMonth = dayWith(month);

/** The month of a day in full, with its year: `March 2026`. */
export const formatLongMonth = dayWith(longMonth);

/** The month of a day: `Mar`. */
export const formatShortMonth = dayWith(shortMonth);

const dateOf = (day: string) => Number(day.slice(8, 10));
const isSameYear = (day: string, other: string) => day.slice(0, 4) === other.slice(0, 4);

/** A day with the date first, `2 Mar 2026`; empty if none is set. */
export const formatShortDay = (day: string | null | undefined): string =>
  isSet(day) ? `${dateOf(day)} ${formatMonth(day)}` : "";

/** A day in full without its weekday, `2 March 2026`. */
export const formatLongDay = (day: string): string => `${dateOf(day)} ${formatLongMonth(day)}`;

/** A day of every year, given as `03-02`: `2 March`. */
export const formatDayOfYear = (day: string): string =>
  `${dateOf(`2000-${day}`)} ${dayWith(monthName)(`2000-${day}`)}`;

/** A day in full: `Monday, 2 March 2026`. */
export const formatFullDay = (day: string): string =>
  `${dayWith(longWeekday)(day)}, ${formatLongDay(day)}`;

/** A day as a country's readers write it: its weekday, and its date in full. */
export function dayIn(country: string, day: string) {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`en-${country}`, { ...options, timeZone: "UTC" }).format(new Date(day));
  return { weekday: written({ weekday: "long" }), date: written({ dateStyle: "long" }) };
}

/** The same in prose, `Monday, 2 March`, with any year but this one. */
export const proseFullDay = (day: string, today = currentDay()): string =>
  isSameYear(day, today) ? formatFullDay(day).replace(/ \d+$/, "") : formatFullDay(day);

/** A day in prose: `2 Mar`, with any year but this one. */
export const proseDay = (day: string, today = currentDay()): string =>
  isSameYear(day, today) ? `${dateOf(day)} ${formatShortMonth(day)}` : formatShortDay(day);

/** The same with its weekday: `Mon 2 Mar`. */
export const proseWeekday = (day: string, today = currentDay()): string =>
  `${dayWith(shortWeekday)(day)} ${proseDay(day, today)}`;

/** The same with its weekday if it is within two weeks: `Mon 2 Mar`. */
export const proseNearDay = (day: string, today = currentDay()): string =>
  Math.abs(daysBetween(today, day)) <= 14 ? proseWeekday(day, today) : proseDay(day, today);

/** Days in prose without repetition: `7 – 11 Dec`, `28 Nov – 2 Dec`, `28 Dec – 1 Jan 2027`. */
export function proseDays(from: string, to: string, today = currentDay()): string {
  const [first, last] = [from.slice(0, 10), to.slice(0, 10)];
  if (first === last) return proseDay(last, today);
  const start = isSameYear(first, last) ? proseDay(first, first) : proseDay(first, today);
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${isSameMonth ? dateOf(first) : start} – ${proseDay(last, today)}`;
}

/** A moment as `Mar 2, 2026 14:05`, by the company's clock or in the given time zone; empty if none is set. */
export function formatMoment(moment: string | null | undefined, timeZone = clockZone()): string {
  if (!isSet(moment)) return "";
  const when = new Date(moment);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone });
  const time = new Intl.DateTimeFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return `${day.format(when)} ${time.format(when)}`;
}

/** A moment for a tooltip: with its time zone if the reader's device shows another time. */
export function momentTitle(moment: string): string {
  const written = formatMoment(moment);
  return written === formatMoment(moment, deviceZone())
    ? written
    : `${written} in ${clockZone().replaceAll("_", " ")}`;
}

/** A time such as `14:00` or `14:00:00` as `2:00 PM`; empty without one. */
export function formatTime(time: string | null): string {
  const [, hours, minutes] = /^(\d\d):(\d\d)(?::\d\d)?$/.exec(time ?? "") ?? [];
  if (hours === undefined) return "";
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}
