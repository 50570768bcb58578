import { isOpen, type LeaveStatus } from "#contract/codes/leave.ts";
import type { MonthsOfLeave } from "#contract/codes/leave-eligibility.ts";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import { sumOf } from "../engine/amounts.ts";
import {
  compareDays,
  earlier,
  lastDayOfMonths,
  later,
  lengthOf,
  type Period,
  plusDays,
  plusMonths,
} from "../engine/day.ts";
import type { RequestedDates } from "./leave-days.ts";
import type { PolicyOfCountry } from "./leave-policy.ts";

export interface OtherLeave extends RequestedDates {
  id?: number;
  duration: number;
  leaveStatus: LeaveStatus;
}

/** The minimum between births; leave of the same type within it shares a grant. */
const monthsApart = 9;

const areNear = (day: string, other: string): boolean =>
  other > plusMonths(day, -monthsApart) && other < plusMonths(day, monthsApart);

/** Open leave of the same grant in order, for the same child if stated. */
export const leaveOfSameGrant = <Leave extends OtherLeave>(
  { leaveType, startDate, parental }: RequestedDates,
  others: readonly Leave[],
): Leave[] =>
  others
    .filter(
      (one) =>
        one.leaveType === leaveType &&
        isOpen(one.leaveStatus) &&
        (parental && one.parental
          ? isSameEvent(parental, one.parental)
          : areNear(startDate, one.startDate)),
    )
    .sort((one, other) => compareDays(one.startDate, other.startDate));

/** Births too close together are one, as its date may be corrected. Adoptions may be close together. */
const isSameEvent = (one: ParentalFacts, other: ParentalFacts): boolean =>
  one.event === other.event &&
  (one.event === "adoption" ? one.date === other.date : areNear(one.date, other.date));

/**
 * The last day of leave within n months, with other leave; the day before its start without any left. Consecutive
 * leave is one range.
 */
export function lastDayWithin(
  requested: RequestedDates,
  others: readonly OtherLeave[],
  months: number,
): string {
  const { from, to, apart } = blockOf(requested, others);
  const used = rangesOf(apart).map((one) => lengthInMonths(one.startDate, one.endDate));
  const usedDays = sumOf(used.map(({ days }) => days));
  const left = months - sumOf(used.map((one) => one.months));
  const last = plusDays(lastDayOfMonths(from, Math.max(0, left)), -usedDays);
  return lastDayUntil(requested, { from, to }, last);
}

/** Leave of the same grant as one consecutive block, and the leave apart from it. */
export function blockOf(
  { startDate, endDate }: RequestedDates,
  others: readonly OtherLeave[],
): Period & { apart: OtherLeave[] } {
  let [from, to] = [startDate, endDate];
  const apart: OtherLeave[] = [];
  for (const one of others.filter((other) => other.startDate <= startDate).reverse())
    if (one.endDate >= plusDays(from, -1)) from = earlier(from, one.startDate);
    else apart.push(one);
  for (const one of others.filter((other) => other.startDate > startDate))
    if (one.startDate <= plusDays(to, 1)) to = later(to, one.endDate);
    else apart.push(one);
  return { from, to, apart };
}

/** The last day of leave within a block that ends on a day. The excess falls on this leave, as other leave is already counted. */
export function lastDayUntil(
  { startDate, endDate }: RequestedDates,
  { from, to }: Period,
  last: string,
): string {
  const beyond = lengthOf({ from: plusDays(later(last, plusDays(from, -1)), 1), to });
  return later(plusDays(endDate, -beyond), plusDays(startDate, -1));
}

/** Leave in order, joined without a gap. */
function rangesOf(leave: readonly OtherLeave[]): { startDate: string; endDate: string }[] {
  const ranges: { startDate: string; endDate: string }[] = [];
  for (const { startDate, endDate } of leave.toSorted((one, other) =>
    compareDays(one.startDate, other.startDate),
  )) {
    const last = ranges.at(-1);
    if (last && plusDays(last.endDate, 1) >= startDate) last.endDate = later(last.endDate, endDate);
    else ranges.push({ startDate, endDate });
  }
  return ranges;
}

/** The length of leave in months, and its last day within them if it is longer; undefined for other types. */
export function monthsOfLeave(
  requested: RequestedDates,
  { countedInMonths, country }: Pick<PolicyOfCountry, "countedInMonths" | "country">,
  others: readonly OtherLeave[],
): MonthsOfLeave | undefined {
  const { leaveType, endDate } = requested;
  const granted = countedInMonths[leaveType];
  const length = lengthOfLeave(requested, { countedInMonths, country });
  if (!granted || !length) return undefined;
  const lastDay = lastDayWithin(requested, leaveOfSameGrant(requested, others), granted.months);
  return {
    ...length,
    granted: granted.months,
    beyondFrom: lastDay < endDate ? plusDays(lastDay, 1) : null,
  };
}

interface StatedDates extends RequestedDates {
  /** Whether a reason is stated, if the reason is unknown here. */
  statesItsEvent?: boolean;
}

/** The length of leave in months; null for other types. */
export function lengthOfLeave(
  { leaveType, startDate, endDate, parental, statesItsEvent = false }: StatedDates,
  { countedInMonths, country }: Pick<PolicyOfCountry, "countedInMonths" | "country">,
): Pick<MonthsOfLeave, "months" | "days" | "section"> | null {
  const granted = countedInMonths[leaveType];
  if (!granted) return null;
  return {
    ...lengthInMonths(startDate, endDate),
    // A stated reason decides the section.
    section: parental || statesItsEvent ? null : (granted.sections[country] ?? null),
  };
}

/** A range in whole months and days. */
export function lengthInMonths(
  startDate: string,
  endDate: string,
): { months: number; days: number } {
  const start = Temporal.PlainDate.from(startDate);
  let { months } = start.until(plusDays(endDate, 1), { largestUnit: "month" });
  // From 31 October, four months end on 28 February, not on the day before 1 March less a month.
  months++;
  while (months > 0 && lastDayOfMonths(startDate, months) > endDate) months--;
  const rest = { from: plusDays(lastDayOfMonths(startDate, months), 1), to: endDate };
  return { months, days: lengthOf(rest) };
}
