import { accountsOf } from "./account.ts";
import type { Work } from "./accrual.ts";
import { sumOf } from "./amounts.ts";
import { plusDays, plusMonths } from "./day.ts";
import { scheduleOf } from "./schedule.ts";
import type { Floor } from "./statutes/south-africa.ts";
import type { Terms } from "./terms.ts";

export interface BelowFloor {
  section: string;
  /** Months of service after which it shows first. */
  afterMonths: number;
  granted: number;
  required: number;
}

const followedMonths = 72;

/**
 * Compares granted days with each way of the law, month by month over six years of service; undefined if never below
 * one of them.
 */
export function belowFloor(
  terms: Terms,
  floor: Floor,
  weekOf: readonly number[],
): BelowFloor | undefined {
  const until = plusMonths(from, followedMonths);
  const grantedBy = heldBy(terms, weekOf, until);
  const [first, ...others] = floor.ways.map((way) =>
    firstLack(grantedBy, heldBy(way, weekOf, until)),
  );
  return first && others.every(Boolean) ? { section: floor.section, ...first } : undefined;
}

const from = "2024-01-01";

function firstLack(
  grantedBy: (day: string) => number,
  requiredBy: (day: string) => number,
): Omit<BelowFloor, "section"> | undefined {
  for (let afterMonths = 1; afterMonths <= followedMonths; afterMonths++) {
    const day = plusDays(plusMonths(from, afterMonths), -1);
    const [granted, required] = [grantedBy(day), requiredBy(day)];
    if (granted < required) return { afterMonths, granted, required };
  }
  return undefined;
}

/** The balance on each day of service without leave, from one pass. */
function heldBy(terms: Terms, week: readonly number[], until: string): (day: string) => number {
  const schedule = scheduleOf([{ from: "0001-01-01", weeks: [week], anchor: "2024-01-01" }]);
  const work: Work = { schedule, isWorked: (date) => schedule.shareOn(date) > 0 };
  const { cycles } = accountsOf(
    {
      services: [{ from, to: null, serviceFrom: from }],
      terms: [{ from: "0001-01-01", terms }],
      work,
      entries: [],
      used: [],
    },
    until,
  );
  const movements = cycles.flatMap((cycle) => cycle.movements);
  // Lapsing days are still usable on their last day.
  return (day) =>
    sumOf(
      movements
        .filter((one) => (one.kind === "lapsed" ? one.day < day : one.day <= day))
        .map(({ days }) => days),
    );
}
