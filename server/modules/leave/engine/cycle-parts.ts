import { sumOf } from "./amounts.ts";
import type { BalanceSources } from "./balance.ts";
import { earlier, type Period, plusDays } from "./day.ts";
import { spansOf } from "./spans.ts";

/** The days of leave in one cycle, with their cost. */
export interface CyclePart extends Period {
  days: number;
  /** The first day with a cost. */
  firstDay: string;
}

/** Leave by cycle in order, as the balance counts it, without the cycles of free days. */
export function cyclePartsOf(
  { services, terms }: Pick<BalanceSources, "services" | "terms">,
  days: readonly { date: string; cost: number }[],
): CyclePart[] {
  const counted = days.filter(({ cost }) => cost > 0);
  const last = counted.at(-1);
  if (!last) return [];
  const cycles = spansOf(services, terms, last.date).filter(({ isEntry }) => isEntry);
  return cycles.flatMap(({ from: entry, cycle }, at): CyclePart[] => {
    // A change of terms ends the cycle.
    const next = cycles[at + 1];
    const from = at === 0 ? cycle.from : entry;
    const to = next ? earlier(cycle.to, plusDays(next.from, -1)) : cycle.to;
    const isIn = (date: string) =>
      (at === 0 || date >= from) && (next === undefined || date < next.from);
    const own = counted.filter(({ date }) => isIn(date));
    const [first] = own;
    return first
      ? [{ from, to, days: sumOf(own.map(({ cost }) => cost)), firstDay: first.date }]
      : [];
  });
}

/** The parts of leave over several cycles; empty for other leave. */
export const beyondOne = (parts: readonly CyclePart[]): (Period & { days: number })[] =>
  parts.length < 2 ? [] : parts.map(({ from, to, days }) => ({ from, to, days }));
