import { hundredths, sumOf } from "./amounts.ts";
import { compareDays, endOfTime } from "./day.ts";

export interface Lot {
  days: number;
  /** The last usable day; `endOfTime` if they never lapse. */
  until: string;
  gainedOn: string;
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

/** Carries at most `cap` of the latest gains into the next cycle. */
export function carryDays({ lots, debt }: Lots, cap: number | null, until: string): Lots {
  let room = cap ?? Number.POSITIVE_INFINITY;
  const carried: Lot[] = [];
  for (const lot of lots.toReversed()) {
    const days = Math.min(lot.days, room);
    room = hundredths(room - days);
    if (days > 0)
      carried.push({
        ...lot,
        days: hundredths(days),
        until: lot.until < until ? lot.until : until,
      });
  }
  return { lots: carried.sort(byUse), debt };
}

/** The lot that expires first; undefined if none does. */
export const nextExpiry = ({ lots }: Lots): Lot | undefined =>
  lots.find(({ until }) => until !== endOfTime);

const byUse = (one: Lot, other: Lot): number =>
  compareDays(one.until, other.until) || compareDays(one.gainedOn, other.gainedOn);
