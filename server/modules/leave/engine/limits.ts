import { endOfTime, type Period, plusMonths } from "./day.ts";
import { type Service, type Span, spansOf } from "./spans.ts";
import type { DatedTerms } from "./terms.ts";

/** How far below 0 a balance may go, from a day until the next limit. */
export interface Limit {
  from: string;
  days: number;
}

/** The limits of spans in order. The waiting time still holds: before their first days, people borrow none. */
export function limitsOf(spans: readonly Span[]): Limit[] {
  if (spans.every(({ terms }) => !terms.belowZero)) return [];
  return spans.flatMap(({ from, to, terms, service }): Limit[] => {
    const days = terms.belowZero ?? 0;
    const first = plusMonths(service.serviceFrom, terms.waitingMonths);
    if (first <= from) return [{ from, days }];
    return [{ from, days: 0 }, ...(first <= to ? [{ from: first, days }] : [])];
  });
}

/** How far below 0 a balance may go on a day. */
export const belowZeroOn = (
  { services, terms }: { services: readonly Service[]; terms: readonly DatedTerms[] },
  day: string,
): number => limitOn(limitsOf(spansOf(services, terms, day)), day);

export const limitOn = (limits: readonly Limit[], day: string): number =>
  limits.findLast(({ from }) => from <= day)?.days ?? 0;

/** The same on every day of a period. */
export function lowestLimit(limits: readonly Limit[], { from, to }: Period): number {
  const inForce = limits.filter(
    (one, at) => one.from <= to && (limits[at + 1]?.from ?? endOfTime) > from,
  );
  return inForce.length === 0 ? 0 : Math.min(...inForce.map(({ days }) => days));
}
