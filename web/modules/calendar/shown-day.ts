import type { CalendarDay, CalendarEntry } from "#contract/calendar.ts";
import { type CalendarKind, kindOf } from "#contract/codes/calendar.ts";

export interface ShownDay {
  date: string;
  entries: CalendarEntry[];
  more: number;
  away: CalendarEntry[];
  awayCount: number;
}

/** What of a day is shown: the first entries of the kinds that are, how many more there are, and who is away. */
export function shownOf(
  { date, entries, counts }: CalendarDay,
  kinds: readonly CalendarKind[],
  limit: number,
): ShownDay {
  const isShown = (entry: CalendarEntry) => kinds.includes(kindOf(entry));
  const first = entries.filter((entry) => entry.type !== "leave" && isShown(entry)).slice(0, limit);
  const total = kinds
    .filter((kind) => kind !== "leave")
    .reduce((sum, kind) => sum + counts[kind], 0);
  const hasAway = kinds.includes("leave");
  return {
    date,
    entries: first,
    more: total - first.length,
    away: hasAway ? entries.filter(({ type }) => type === "leave") : [],
    awayCount: hasAway ? counts.leave : 0,
  };
}
