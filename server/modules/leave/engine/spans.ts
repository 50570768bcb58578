import { cycleOn } from "./cycles.ts";
import { earlier, endOfTime, type Period, plusDays, sharedBy } from "./day.ts";
import type { DatedTerms, Terms } from "./terms.ts";

export interface Service {
  from: string;
  /** The last day; null if unknown. */
  to: string | null;
  /** The first day of service, before the employment after a break under a year (BCEA s 84). */
  serviceFrom: string;
}

/** The part of a cycle under the same employment and terms. */
export interface Span extends Period {
  cycle: Period;
  terms: Terms;
  service: Service;
  /** Whether the cycle continues afterwards under other terms. */
  isContinued: boolean;
  /** Whether the employee joins the cycle with it. */
  isEntry: boolean;
}

/** Spans by terms in order, from services that begin until a day. */
export function spansOf(
  services: readonly Service[],
  dated: readonly DatedTerms[],
  until: string,
): Span[] {
  const spans: Span[] = [];
  for (const service of services)
    for (const [at, { from, terms }] of dated.entries()) {
      const next = dated[at + 1]?.from;
      const under = { from, to: next === undefined ? endOfTime : plusDays(next, -1) };
      for (const part of cyclesUnder(terms, under, service, until))
        spans.push({ ...part, isEntry: !isSameCycle(spans.at(-1), part) });
    }
  return spans;
}

function* cyclesUnder(
  terms: Terms,
  under: Period,
  service: Service,
  until: string,
): Generator<Omit<Span, "isEntry">> {
  const lastDay = service.to ?? endOfTime;
  const stretch = sharedBy(under, { from: service.from, to: lastDay });
  let day = stretch.from;
  while (day <= earlier(stretch.to, until)) {
    const cycle =
      terms.accrual.kind === "granted"
        ? { from: stretch.from, to: under.to }
        : cycleOn(terms.cycle, service.serviceFrom, day);
    const to = earlier(cycle.to, stretch.to);
    const isContinued = to < cycle.to && to < lastDay;
    yield { from: day, to, cycle, terms, service, isContinued };
    if (to === endOfTime) return;
    day = plusDays(to, 1);
  }
}

const isSameCycle = (before: Span | undefined, { service, cycle }: Omit<Span, "isEntry">) =>
  before !== undefined &&
  before.service === service &&
  before.cycle.from === cycle.from &&
  before.cycle.to === cycle.to;
