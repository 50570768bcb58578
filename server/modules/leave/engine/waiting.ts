import type { BalanceSources } from "./balance.ts";
import { plusMonths } from "./day.ts";
import { spansOf } from "./spans.ts";

/** An employee's wait for their first days. */
export interface Waiting {
  /** The day of the first gain. */
  until: string;
  months: number;
}

/** The wait for a balance's first days; undefined without one, or if the days never come. */
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
