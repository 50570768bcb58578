import { endOfTime, type Period, plusDays, plusMonths } from "./day.ts";
import type { CycleRule } from "./terms.ts";

export function cycleOn(rule: CycleRule, serviceFrom: string, day: string): Period {
  if (rule.kind === "continuous") return { from: serviceFrom, to: endOfTime };
  if (rule.kind === "service") return serviceCycleOn(rule.months, serviceFrom, day);
  const year = Number(day.slice(0, 4));
  const first = day.slice(5) >= rule.from ? year : year - 1;
  return {
    from: `${String(first).padStart(4, "0")}-${rule.from}`,
    to: plusDays(`${String(first + 1).padStart(4, "0")}-${rule.from}`, -1),
  };
}

/** Counts from the first day, so a short month does not lose the 31st. */
function serviceCycleOn(months: number, serviceFrom: string, day: string): Period {
  const { months: passed } = Temporal.PlainDate.from(serviceFrom).until(day, {
    largestUnit: "month",
  });
  let n = Math.floor(passed / months);
  while (plusMonths(serviceFrom, n * months) > day) n--;
  while (plusMonths(serviceFrom, (n + 1) * months) <= day) n++;
  return {
    from: plusMonths(serviceFrom, n * months),
    to: plusDays(plusMonths(serviceFrom, (n + 1) * months), -1),
  };
}

/** The months of a cycle; twelve for an endless one. */
export const lengthInMonths = ({ from, to }: Period): number =>
  to === endOfTime
    ? 12
    : Temporal.PlainDate.from(from).until(plusDays(to, 1), { largestUnit: "month" }).months || 1;

/** A cycle's months that begin until a day. The last ends with the cycle, a day later after a 29 February. */
export function monthsOf(cycle: Period, until: string): Period[] {
  const { from, to } = cycle;
  const count = to === endOfTime ? Number.POSITIVE_INFINITY : lengthInMonths(cycle);
  const months: Period[] = [];
  for (let n = 0; n < count; n++) {
    const start = plusMonths(from, n);
    if (start > until) break;
    months.push({ from: start, to: n + 1 === count ? to : plusDays(plusMonths(from, n + 1), -1) });
  }
  return months;
}
