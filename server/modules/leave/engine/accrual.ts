import { hundredths, roundTotal } from "./amounts.ts";
import { lengthInMonths, monthsOf } from "./cycles.ts";
import {
  compareDays,
  earlier,
  endOfTime,
  later,
  lengthOf,
  type Period,
  plusDays,
  plusMonths,
  sharedBy,
} from "./day.ts";
import type { Schedule } from "./schedule.ts";
import type { Span } from "./spans.ts";
import type { Amount, Terms } from "./terms.ts";

/** Days gained on a day; below 0 when days granted ahead end with the terms or the employment. */
export interface Gain {
  day: string;
  days: number;
}

export interface Work {
  schedule: Schedule;
  isWorked(date: string): boolean;
}

export function gainsOf(spans: readonly Span[], work: Work, until: string): Gain[] {
  const gains: Gain[] = [];
  let total = { exact: 0, given: 0 };
  for (const span of spans) {
    if (span.isEntry) total = { exact: 0, given: 0 };
    for (const { day, days } of exactGains(span, work, until, total.exact)) {
      const on = gainDay(span, work, day);
      if (on === undefined || on > until) continue;
      const exact = total.exact + days;
      const given = roundTotal(exact, span.terms.rounding);
      gains.push({ day: on, days: hundredths(given - total.given) });
      total = { exact, given };
    }
  }
  return gains
    .filter(({ days }) => days !== 0)
    .sort((one, other) => compareDays(one.day, other.day));
}

/** The day of a gain after the waiting time; undefined if there is none. */
function gainDay(
  { terms, service, cycle }: Span,
  { schedule }: Work,
  day: string,
): string | undefined {
  const first = plusMonths(service.serviceFrom, terms.waitingMonths);
  if (first > cycle.to) return undefined;
  const on = later(day, first);
  return schedule.daysPerWeekOn(on) < terms.minDaysPerWeek ? undefined : on;
}

/** An amount in days, by the employee's service and their days of work a week. */
function daysOf(terms: Terms, { schedule }: Work, serviceFrom: string, day: string): number {
  const tier = terms.tiers.findLast(
    ({ afterYears }) => plusMonths(serviceFrom, 12 * afterYears) <= day,
  );
  return inDays(tier?.amount ?? terms.amount, schedule.daysPerWeekOn(day));
}

export const inDays = (amount: Amount, daysPerWeek: number): number =>
  "days" in amount ? amount.days : amount.weeks * daysPerWeek;

function exactGains(span: Span, work: Work, until: string, before: number): Gain[] {
  const { terms, service, cycle } = span;
  const { accrual } = terms;
  const daysAt = (day: string) => daysOf(terms, work, service.serviceFrom, day);
  if (accrual.kind === "granted") return [];
  if (accrual.kind === "at-once")
    return gainsAhead(span, cycle, daysAt(span.from), accrual.isProrated ? "prorated" : "full");
  if (accrual.kind === "days-worked") return gainsByWork(span, accrual.per, work, until);
  if (accrual.kind === "sick-cycle") return gainsOfSickCycle(span, accrual, work, until, before);
  const months = monthsOf(cycle, plusMonths(until, 1));
  const whole = lengthInMonths(cycle);
  const gainsIn = accrual.at === "start" ? gainsAhead : gainsBehind;
  return months
    .filter((month) => lengthOf(sharedBy(month, span)) > 0)
    .flatMap((month) =>
      gainsIn(span, month, daysAt(later(month.from, span.from)) / whole, accrual.partialMonths),
    );
}

type Partial = "prorated" | "full" | "none";

/** Gains at the start of a period. A change of terms corrects them on its own day, so past balances stay unchanged. */
function gainsAhead(span: Span, period: Period, days: number, partial: Partial): Gain[] {
  const part = sharedBy(period, span);
  const shareFrom = (from: string) => lengthOf({ from, to: period.to }) / lengthOf(period);
  const joinsLate = part.from > period.from;
  // An endless period has no shares.
  if (period.to === endOfTime) return span.isEntry ? [{ day: part.from, days }] : [];
  const share = shareFrom(part.from);
  const given = joinsLate && span.isEntry ? partialShare(partial, share) : share;
  const gains = [{ day: part.from, days: days * given }];
  if (part.to < period.to) {
    const left = shareFrom(plusDays(part.to, 1));
    const back = span.isContinued ? left : given - keptShare(partial, given, left);
    gains.push({ day: span.isContinued ? plusDays(part.to, 1) : part.to, days: -days * back });
  }
  return gains;
}

/** Gains at the end of a period, or of employment in it. */
function gainsBehind(span: Span, period: Period, days: number, partial: Partial): Gain[] {
  const part = sharedBy(period, span);
  const share = lengthOf(part) / lengthOf(period);
  const isCut = part.to < period.to && span.isContinued;
  const isRest = part.from > period.from && !span.isEntry;
  const given = share === 1 || isCut || isRest ? share : partialShare(partial, share);
  return [{ day: isCut ? plusDays(part.to, 1) : part.to, days: days * given }];
}

const partialShare = (partial: Partial, share: number): number =>
  partial === "full" ? 1 : partial === "none" ? 0 : share;

/** The remaining share of a gain after an exit with this much of the period left. */
const keptShare = (partial: Partial, given: number, left: number): number =>
  partial === "full" ? given : partial === "none" ? 0 : given - left;

function gainsByWork(span: Period, per: number, { isWorked }: Work, until: string): Gain[] {
  const gains: Gain[] = [];
  let worked = 0;
  const last = earlier(span.to, until);
  for (let day = span.from; day <= last; day = plusDays(day, 1)) {
    if (!isWorked(day)) continue;
    worked++;
    if (worked % per === 0) gains.push({ day, days: 1 });
  }
  return gains;
}

/**
 * One day per n days worked in the first months, then the rest of the cycle. Later cycles give all at once. A change of
 * terms takes the share of the rest of the cycle back.
 */
function gainsOfSickCycle(
  span: Span,
  { firstMonths, per }: { firstMonths: number; per: number },
  work: Work,
  until: string,
  before: number,
): Gain[] {
  const { terms, service, cycle } = span;
  const full = plusMonths(service.serviceFrom, firstMonths);
  const days = daysOf(terms, work, service.serviceFrom, later(span.from, full));
  const rest = { from: plusDays(span.to, 1), to: cycle.to };
  const back = (days * lengthOf(rest)) / lengthOf(cycle);
  const end = span.isContinued && span.to >= full ? [{ day: rest.from, days: -back }] : [];
  if (span.from >= full) return [{ day: span.from, days: days - before }, ...end];
  const first = gainsByWork(
    { from: span.from, to: earlier(span.to, plusDays(full, -1)) },
    per,
    work,
    until,
  );
  return span.to < full
    ? first
    : [...first, { day: full, days: Math.max(0, days - before - first.length) }, ...end];
}
