import type { CalendarDay, CalendarEntry } from "#contract/calendar.ts";
import { type CalendarKind, kindOf } from "#contract/codes/calendar.ts";

export interface ShownDay {
  date: string;
  /** The first entries, without absences. */
  entries: CalendarEntry[];
  more: number;
  /** The first absences. */
  away: CalendarEntry[];
  awayCount: number;
}

/** The visible part of a day: first entries of the shown kinds, number of others, and absences. */
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
