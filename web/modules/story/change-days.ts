import type { RecentChange } from "#contract/story.ts";
import { proseFullDay } from "#web/ui/format/dates.ts";
import { daysBetween } from "#web/ui/format/durations.ts";
import { recentText as labels } from "./history-text.ts";

/** One person's recorded changes of a day, the newest first. */
export type PersonsChanges = readonly [RecentChange, ...RecentChange[]];

export interface ChangeDay {
  /** `Today`, `Yesterday`, or the day. */
  name: string;
  people: PersonsChanges[];
}

/** The name of a day: `Today`, `Yesterday`, `Friday, 20 November`. */
function nameOf(day: string, today: string): string {
  const daysAgo = daysBetween(day, today);
  if (daysAgo === 0) return labels.today;
  return daysAgo === 1 ? labels.yesterday : proseFullDay(day, today);
}

/** Changes by the day of their record, then by person, in order of arrival. */
export function byDay(changes: readonly RecentChange[], today: string): ChangeDay[] {
  const days = Map.groupBy(changes, ({ recordedDay }) => recordedDay);
  return [...days].map(([day, ofDay]) => ({
    name: nameOf(day, today),
    people: groups(ofDay, ({ employee }) => employee.id),
  }));
}

/** Changes by author and day of effect, the oldest first. */
export const byAuthor = (changes: PersonsChanges): PersonsChanges[] =>
  groups(changes, ({ by, day }) => `${by?.id} ${day}`).reverse();

const groups = <Key>(changes: readonly RecentChange[], keyOf: (change: RecentChange) => Key) =>
  [...Map.groupBy(changes, keyOf).values()].flatMap(([newest, ...earlier]): PersonsChanges[] =>
    newest ? [[newest, ...earlier]] : [],
  );
