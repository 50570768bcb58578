import type { HeadCount } from "#contract/dashboard.ts";

const monthsShown = 12;

/** The first days of the twelve months that came after the twelve months' ends before today, the oldest first. */
export function monthStarts(today: string): string[] {
  const thisMonth = Temporal.PlainDate.from(today).with({ day: 1 });
  return Array.from({ length: monthsShown }, (_, i) =>
    thisMonth.subtract({ months: monthsShown - 1 - i }).toString(),
  );
}

/**
 * People who came and went between the same months: after how many of the month starts their first day lies, and the
 * day after their last one; null for those who are active.
 */
export interface Stay {
  cameAfter: number;
  goneAfter: number | null;
  people: number;
}

/**
 * How many people there were at each of the twelve months' ends before today, and today. Counted at the end of a month
 * is everyone whose first day was not later and whose last day, if they are not active any more, was not earlier;
 * today counts everyone who is active, including those whose first day is still ahead.
 */
export function headCounts(today: string, stays: readonly Stay[]): HeadCount[] {
  const sum = (counts: (stay: Stay) => boolean) =>
    stays.reduce((total, stay) => (counts(stay) ? total + stay.people : total), 0);
  const monthEnds = monthStarts(today).map((start, i) => ({
    date: Temporal.PlainDate.from(start).subtract({ days: 1 }).toString(),
    people: sum(
      ({ cameAfter, goneAfter }) => cameAfter <= i && (goneAfter === null || goneAfter > i),
    ),
  }));
  return [...monthEnds, { date: today, people: sum(({ goneAfter }) => goneAfter === null) }];
}
