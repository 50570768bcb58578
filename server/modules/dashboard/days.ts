/** So many days in a row, the first one included. */
export function daysFrom(first: string, count: number): string[] {
  const start = Temporal.PlainDate.from(first);
  return Array.from({ length: count }, (_, days) => start.add({ days }).toString());
}

/** A day, so many days later. */
export const dayAfter = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();
