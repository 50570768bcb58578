export { plusDays } from "#server/company-day.ts";

/** A range of days, first and last included. */
export interface Period {
  from: string;
  to: string;
}

/** The last day that a date can be: the end of what has no end. */
export const endOfTime = "9999-12-31";

/** n months later; in a month without that day, its last day. */
export const plusMonths = (day: string, months: number): string =>
  Temporal.PlainDate.from(day).add({ months }).toString();

/** The last day of n consecutive months; in a month without that day, its last day. */
export function lastDayOfMonths(startDate: string, months: number): string {
  const start = Temporal.PlainDate.from(startDate);
  const next = start.add({ months });
  return (next.day === start.day ? next.subtract({ days: 1 }) : next).toString();
}

/** How many days a period has; 0 if it ends before it starts. */
export const lengthOf = ({ from, to }: Period): number =>
  Math.max(0, Temporal.PlainDate.from(from).until(to).days + 1);

export const earlier = (one: string, other: string): string => (one < other ? one : other);
export const later = (one: string, other: string): string => (one > other ? one : other);

/** What two periods share; ends before it starts if that is nothing. */
export const sharedBy = (one: Period, other: Period): Period => ({
  from: later(one.from, other.from),
  to: earlier(one.to, other.to),
});

/** Compares days for sorting; by their characters, which is much faster than by a language's rules. */
export const compareDays = (one: string, other: string): number =>
  one < other ? -1 : Number(one > other);
