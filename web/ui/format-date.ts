const mediumDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const weekday = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const localDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const localTime = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

const isSet = (date: string | null | undefined): date is string =>
  Boolean(date) && !date?.startsWith("0001-01-01") && !Number.isNaN(Date.parse(date ?? ""));

/** A day such as `2026-03-02` as `Mar 2, 2026`, whatever the time zone; empty where none is set. */
export const formatDate = (date: string | null | undefined): string =>
  isSet(date) ? mediumDate.format(new Date(date.slice(0, 10))) : "";

/** A day near today as `Mon, Mar 2`; empty where none is set. */
export const formatWeekday = (date: string | null | undefined): string =>
  isSet(date) ? weekday.format(new Date(date.slice(0, 10))) : "";

/** Days such as `Mar 2 – 6, 2026`, without saying twice what both have in common. */
export const formatDateRange = (from: string, to: string): string =>
  mediumDate.formatRange(new Date(from), new Date(to)).replaceAll("\u2009", " ");

/** A moment as `Mar 2, 2026 14:05`, in the reader's time zone; empty where none is set. */
export function formatMoment(moment: string | null | undefined): string {
  if (!isSet(moment)) return "";
  const when = new Date(moment);
  return `${localDate.format(when)} ${localTime.format(when)}`;
}

/** The reader's day as `2026-03-02`. */
export const todayAsDate = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
