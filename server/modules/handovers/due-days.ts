import { plusDays } from "#server/company-day.ts";

/** How many days before the change each step is due, and how many it has at least when time is short (CONTINUITY, settled 16). */
const daysBefore = [11, 6, 1] as const;
const leastDays = [4, 5, 5] as const;

/** The days on which the three steps are due, of a handover that opens on one day for a change on another. */
export function dueDays(openedOn: string, takesOverOn: string): [string, string, string] {
  const later = (one: string, other: string) => (one > other ? one : other);
  const dueAt = (step: 0 | 1 | 2, begins: string) =>
    later(plusDays(takesOverOn, -daysBefore[step]), plusDays(begins, leastDays[step]));
  const first = dueAt(0, openedOn);
  const second = dueAt(1, first);
  return [first, second, dueAt(2, second)];
}
