import { hundredths, sumOf } from "./amounts.ts";
import { compareDays, earlier, endOfTime } from "./day.ts";

export interface Lot {
  days: number;
  /** The last usable day; `endOfTime` if they never lapse. */
  until: string;
  gainedOn: string;
  /** Since the end of its cycle: days that never lapse, or days beyond them. */
  part?: { of: "statutory"; lastDay: string } | { of: "extra" };
}

/** A balance as lots of days, or as debt beyond them, never both. */
export interface Lots {
  lots: readonly Lot[];
  debt: number;
}

export const noLots: Lots = { lots: [], debt: 0 };

export const daysIn = ({ lots, debt }: Lots): number =>
  sumOf([...lots.map(({ days }) => days), -debt]);

/** Added days first reduce the debt. */
export function addDays({ lots, debt }: Lots, lot: Lot): Lots {
  const paid = Math.min(debt, lot.days);
  const days = hundredths(lot.days - paid);
  return {
    debt: hundredths(debt - paid),
    lots: days > 0 ? [...lots, { ...lot, days }].sort(byUse) : lots,
  };
}

/** Uses the lots that expire first. Missing days become debt. */
export function useDays({ lots, debt }: Lots, days: number): Lots {
  let missing = days;
  const left: Lot[] = [];
  for (const lot of lots) {
    const used = Math.min(lot.days, missing);
    missing = hundredths(missing - used);
    if (used < lot.days) left.push({ ...lot, days: hundredths(lot.days - used) });
  }
  return { lots: left, debt: hundredths(debt + missing) };
}

/** Removes days that expire until a day. */
export const expireOn = ({ lots, debt }: Lots, day: string): Lots => ({
  lots: lots.filter(({ until }) => until > day),
  debt,
});

interface CarriedDays {
  /** The most extra days; null for no limit. */
  cap: number | null;
  /** The last day of extra days. */
  until: string;
  /** The days of the ended cycle that never lapse, and the day until which they should be taken. */
  statutory: { days: number; lastDay: string };
}

/** Carries all statutory days into the next cycle, and at most `cap` of the latest other gains. */
export function carryDays({ lots, debt }: Lots, { cap, until, statutory }: CarriedDays): Lots {
  let unprotected = statutory.days;
  let room = cap ?? Number.POSITIVE_INFINITY;
  const carried: Lot[] = [];
  const carry = (lot: Lot, days: number) => {
    if (days > 0) carried.push({ ...lot, days: hundredths(days) });
  };
  for (const lot of lots.toReversed()) {
    const isOfCycle = lot.part === undefined && lot.until === endOfTime;
    const safe = isOfCycle ? Math.min(lot.days, unprotected) : 0;
    unprotected = hundredths(unprotected - safe);
    carry({ ...lot, part: { of: "statutory", lastDay: statutory.lastDay } }, safe);
    if (lot.part?.of === "statutory") {
      carry(lot, lot.days);
      continue;
    }
    const days = Math.min(hundredths(lot.days - safe), room);
    room = hundredths(room - days);
    carry({ ...lot, part: { of: "extra" }, until: earlier(lot.until, until) }, days);
  }
  return { lots: carried.sort(byUse), debt };
}

/** The days that never lapse: those of earlier cycles, and at most so many of the current one. */
export const statutoryDaysIn = ({ lots }: Lots, ofCycle: number): number => {
  const daysOf = (isCounted: (lot: Lot) => boolean) =>
    sumOf(lots.filter(isCounted).map(({ days }) => days));
  return sumOf([
    daysOf(({ part }) => part?.of === "statutory"),
    Math.min(
      ofCycle,
      daysOf(({ part, until }) => part === undefined && until === endOfTime),
    ),
  ]);
};

export interface StatutoryDue {
  days: number;
  lastDay: string;
}

/** Statutory days that should be taken from a day on and before another, by their last day. */
export const statutoryDue = (
  { lots }: Lots,
  { from, before }: { from: string; before: string },
): StatutoryDue[] => {
  const due = new Map<string, number>();
  for (const { part, days } of lots)
    if (part?.of === "statutory" && part.lastDay >= from && part.lastDay < before)
      due.set(part.lastDay, sumOf([due.get(part.lastDay) ?? 0, days]));
  return [...due].map(([lastDay, days]) => ({ days, lastDay }));
};

/** The lot that expires first; undefined if none does. */
export const nextExpiry = ({ lots }: Lots): Lot | undefined =>
  lots.find(({ until }) => until !== endOfTime);

/** What lapses first, then what may lapse, then the oldest. */
const byUse = (one: Lot, other: Lot): number =>
  compareDays(one.until, other.until) ||
  Number(other.part?.of === "extra") - Number(one.part?.of === "extra") ||
  compareDays(one.gainedOn, other.gainedOn);
