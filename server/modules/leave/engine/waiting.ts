import type { BalanceSources } from "./balance.ts";
import { plusMonths } from "./day.ts";
import { spansOf } from "./spans.ts";

/** Until when an employee waits for their first days. */
export interface Waiting {
  /** The day on which they gain them. */
  until: string;
  /** Months of service. */
  months: number;
}

/** How long an employee still waits on a day for the first days of a balance; undefined if they do not, or never gain any. */
export function waitingOn(
  { services, terms: dated, work }: Pick<BalanceSources, "services" | "terms" | "work">,
  day: string,
): Waiting | undefined {
  const span = spansOf(services, dated, day).at(-1);
  if (!span || span.to < day) return undefined;
  const { waitingMonths: months, minDaysPerWeek } = span.terms;
  const until = plusMonths(span.service.serviceFrom, months);
  if (until <= day || work.schedule.daysPerWeekOn(until) < minDaysPerWeek) return undefined;
  return { until, months };
}
