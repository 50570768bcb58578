import type { CalendarDay, CalendarEntry } from "#contract/calendar.ts";
import { type CalendarKind, kindOf } from "#contract/codes/calendar.ts";
import { monthOfDay } from "#web/ui/date/month-grid.ts";
import { addDays, weekdayOf } from "#web/ui/date/plain-day.ts";

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

export const hasSomething = ({ entries, more, awayCount }: ShownDay): boolean =>
  entries.length + more + awayCount > 0;

/** The days of a month that a list shows, by week: those with entries, and today. */
export function listedWeeks(
  days: readonly ShownDay[],
  { month, today }: { month: string; today: string },
): ShownDay[][] {
  const isListed = (day: ShownDay) =>
    monthOfDay(day.date) === month && (hasSomething(day) || day.date === today);
  return Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7).filter(isListed),
  ).filter((week) => week.length > 0);
}

/** The first and last day of a day's week that are in its month. */
export function weekIn(day: string): [first: string, last: string] {
  const monday = addDays(day, -weekdayOf(day));
  const week = Array.from({ length: 7 }, (_, n) => addDays(monday, n));
  const inMonth = week.filter((one) => monthOfDay(one) === monthOfDay(day));
  return [inMonth[0] ?? day, inMonth.at(-1) ?? day];
}
