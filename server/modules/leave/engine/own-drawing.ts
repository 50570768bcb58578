import type { Entry } from "./account.ts";
import { sumOf } from "./amounts.ts";
import { compareDays, endOfTime } from "./day.ts";

interface Drawn {
  days: readonly { date: string; cost: number }[];
}

interface Pool {
  from: string;
  until: string;
  left: number;
}

interface Use {
  date: string;
  cost: number;
  /** Undefined for days taken away by hand. */
  leave?: Drawn;
}

interface Asked<Leave> {
  /** Those that begin until the last day of leave. */
  entries: readonly Entry[];
  day: string;
  /** Whether it costs no days any more. */
  isFree: (leave: Leave) => boolean;
}

/** Leave that counts on a day: it has begun, or draws on lots of that day, the first to lapse first. The rest is ahead. */
export function drawingOn<Leave extends Drawn>(
  all: readonly Leave[],
  { entries, day, isFree }: Asked<Leave>,
): { leave: Leave[]; ahead: Leave[] } {
  const pools = poolsOf(entries);
  const isAhead = ({ from }: Pool) => from > day;
  const isPresent = (date: string) =>
    date <= day || pools.some((pool) => !isAhead(pool) && isUsable(pool, date));
  const aheadOf = new Map<Drawn, Map<string, number>>();
  const counted = all.filter((leave) => !isFree(leave));
  for (const { date, cost, leave } of usesIn(counted, entries)) {
    const taken = takenFrom(pools, { date, cost });
    const later = sumOf(taken.map(({ pool, days }) => (isAhead(pool) ? days : 0)));
    const missing = sumOf([cost, ...taken.map(({ days }) => -days)]);
    const ahead = isPresent(date) ? later : sumOf([later, missing]);
    if (leave && ahead > 0)
      aheadOf.set(leave, (aheadOf.get(leave) ?? new Map<string, number>()).set(date, ahead));
  }
  const aheadOn = (leave: Leave, date: string) => aheadOf.get(leave)?.get(date) ?? 0;
  const withCosts = (leave: Leave, costOf: (day: Drawn["days"][number]) => number): Leave[] => {
    const days = leave.days.map((one) => ({ ...one, cost: costOf(one) }));
    return days.some(({ cost }) => cost > 0) ? [{ ...leave, days }] : [];
  };
  return {
    leave: all.flatMap((one) =>
      aheadOf.has(one)
        ? withCosts(one, ({ date, cost }) => sumOf([cost, -aheadOn(one, date)]))
        : [one],
    ),
    ahead: all.flatMap((one) => withCosts(one, ({ date }) => aheadOn(one, date))),
  };
}

const poolsOf = (entries: readonly Entry[]): Pool[] =>
  entries
    .filter(({ days }) => days > 0)
    .map((lot) => ({ from: lot.day, until: lot.until ?? endOfTime, left: lot.days }))
    .sort((one, other) => compareDays(one.until, other.until));

const isUsable = ({ from, until }: Pool, date: string) => from <= date && date <= until;

/** What is taken by day, by hand first. */
function usesIn(leave: readonly Drawn[], entries: readonly Entry[]): Use[] {
  const byHand = entries.flatMap(({ day, days }) => (days < 0 ? [{ date: day, cost: -days }] : []));
  const byLeave = leave.flatMap((one) => one.days.map((day) => ({ ...day, leave: one })));
  return [...byHand, ...byLeave].sort((one, other) => compareDays(one.date, other.date));
}

function takenFrom(pools: readonly Pool[], { date, cost }: Use) {
  let open = cost;
  return pools.flatMap((pool) => {
    const days = isUsable(pool, date) ? Math.min(open, pool.left) : 0;
    if (days <= 0) return [];
    pool.left -= days;
    open -= days;
    return [{ pool, days }];
  });
}
