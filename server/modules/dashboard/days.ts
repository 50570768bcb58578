/** The day of a moment, by the clock that the whole product keeps. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** So many days in a row, the first one included. */
export function daysFrom(first: string, count: number): string[] {
  const start = Temporal.PlainDate.from(first);
  return Array.from({ length: count }, (_, days) => start.add({ days }).toString());
}

/** A day, so many days later. */
export const dayAfter = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();
