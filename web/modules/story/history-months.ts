import type { StoryEntry, StoryMatter } from "#contract/story.ts";
import { formatDate, formatLongMonth, formatMoment, momentTitle } from "#web/ui/format/dates.ts";

/** The time of the event: `Mar 2, 2026 14:05` by the company's clock, or the day alone if no more is known. */
export const momentOf = ({ happenedAt, day }: StoryEntry): string =>
  happenedAt === null ? formatDate(day) : formatMoment(happenedAt);

/** The same for a tooltip, with its time zone if the reader's device shows another time. */
export const momentTitleOf = ({ happenedAt, day }: StoryEntry): string =>
  happenedAt === null ? formatDate(day) : momentTitle(happenedAt);

/** The time of the record, if on another of the company's days. */
export const recordedLater = ({ day, recordedAt, recordedDay }: StoryEntry): string | undefined =>
  recordedDay === day ? undefined : formatMoment(recordedAt);

export interface Month {
  name: string;
  entries: StoryMatter[];
}

/** The entries by month, in order of arrival. */
export function byMonth(entries: readonly StoryMatter[]): Month[] {
  const months: Month[] = [];
  for (const entry of entries) {
    const name = formatLongMonth(entry.day);
    const last = months.at(-1);
    if (last?.name === name) last.entries.push(entry);
    else months.push({ name, entries: [entry] });
  }
  return months;
}
