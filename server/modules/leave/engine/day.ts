export { plusDays } from "#server/company-day.ts";

export interface Period {
  from: string;
  to: string;
}

/** The last date possible, as the end of an endless range. */
export const endOfTime = "9999-12-31";

/** In a month without that day, its last day. */
export const plusMonths = (day: string, months: number): string =>
  Temporal.PlainDate.from(day).add({ months }).toString();

/** The last day of n consecutive months; in a month without that day, its last one. */
export function lastDayOfMonths(startDate: string, months: number): string {
  const start = Temporal.PlainDate.from(startDate);
  const next = start.add({ months });
  return (next.day === start.day ? next.subtract({ days: 1 }) : next).toString();
}

/** The number of days; 0 if it ends before it starts. */
export const lengthOf = ({ from, to }: Period): number =>
  Math.max(0, Temporal.PlainDate.from(from).until(to).days + 1);

export const earlier = (one: string, other: string): string => (one < other ? one : other);
export const later = (one: string, other: string): string => (one > other ? one : other);

/** The common days of two periods; ends before it starts if there are none. */
export const sharedBy = (one: Period, other: Period): Period => ({
  from: later(one.from, other.from),
  to: earlier(one.to, other.to),
});

/** Sorts days by characters, much faster than a locale's comparison. */
export const compareDays = (one: string, other: string): number =>
  one < other ? -1 : Number(one > other);
