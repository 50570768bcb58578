import type { HeadCount } from "#contract/dashboard.ts";

const monthsShown = 12;

export function monthStarts(today: string): string[] {
  const thisMonth = Temporal.PlainDate.from(today).with({ day: 1 });
  return Array.from({ length: monthsShown }, (_, i) =>
    thisMonth.subtract({ months: monthsShown - 1 - i }).toString(),
  );
}

/**
 * Employees who joined and left between the same months: the number of month starts before their first day, and before the
 * day after their last one; null for those who are active.
 */
export interface Stay {
  cameAfter: number;
  goneAfter: number | null;
  people: number;
}

/**
 * The head count at each of the last twelve month ends, and today's. At a month end everyone counts whose first day was not
 * later and whose last day, if they are no longer active, was not earlier; today, everyone who is active counts, including
 * those whose first day is still to come.
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
