import { locale } from "./locale.ts";

// A plain day has no zone, so it is read and written in the one zone that cannot shift it.
const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
const mediumDate = dayFormat({ dateStyle: "medium" });
const weekday = dayFormat({ weekday: "short", month: "short", day: "numeric" });
const month = dayFormat({ month: "short", year: "numeric" });
const longMonth = dayFormat({ month: "long", year: "numeric" });
const shortMonth = dayFormat({ month: "short" });

const isSet = (date: string | null | undefined): date is string =>
  Boolean(date) && !date?.startsWith("0001-01-01") && !Number.isNaN(Date.parse(date ?? ""));

const dayWith = (format: Intl.DateTimeFormat) => (date: string | null | undefined) =>
  isSet(date) ? format.format(new Date(date.slice(0, 10))) : "";

/** A day such as `2026-03-02` as `Mar 2, 2026`, whatever the time zone; empty if none is set. */
export const formatDate = dayWith(mediumDate);

/** A day near today as `Mon, Mar 2`; empty if none is set. */
export const formatWeekday = dayWith(weekday);

/** The month of a day with its year: `Mar 2026`. */
export const formatMonth = dayWith(month);

/** The month of a day in full, with its year: `March 2026`. */
export const formatLongMonth = dayWith(longMonth);

/** The month of a day: `Mar`. */
export const formatShortMonth = dayWith(shortMonth);

/** Days such as `Mar 2 – 6, 2026`, without repeating what both have in common. */
export const formatDateRange = (from: string, to: string): string =>
  mediumDate.formatRange(new Date(from), new Date(to)).replaceAll("\u2009", " ");

/** From one written day to another, which is said once if it is the same. */
export const rangeOf = (from: string, to: string): string =>
  from === to ? from : `${from} – ${to}`;

/** A moment as `Mar 2, 2026 14:05`, in the reader's time zone or the one given; empty if none is set. */
export function formatMoment(moment: string | null | undefined, timeZone?: string): string {
  if (!isSet(moment)) return "";
  const when = new Date(moment);
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", ...zone });
  const time = new Intl.DateTimeFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...zone,
  });
  return `${day.format(when)} ${time.format(when)}`;
}

/** The reader's own day as `2026-03-02`. */
export const todayAsDate = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
