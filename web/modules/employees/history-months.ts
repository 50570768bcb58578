import type { StoryEntry } from "#contract/history.ts";
import { formatDate, formatMoment } from "#web/ui/format/dates.ts";

const monthName = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric" });
const dayMs = 86_400_000;

/** Something told for a whole day, such as joining on the hire date, happened at no hour. */
const isWholeDay = ({ happenedAt, recordedAt }: StoryEntry): boolean =>
  happenedAt.endsWith("T00:00:00.000Z") && happenedAt !== recordedAt;

/** When it happened: `Mar 2, 2026 14:05`, or the day where no hour is known. */
export const momentOf = (entry: StoryEntry): string =>
  isWholeDay(entry) ? formatDate(entry.happenedAt) : formatMoment(entry.happenedAt);

/** When it was written down, where that was on another day. */
export function recordedLater({ happenedAt, recordedAt }: StoryEntry): string | undefined {
  const apartMs = Math.abs(Date.parse(recordedAt) - Date.parse(happenedAt));
  return apartMs >= dayMs ? formatMoment(recordedAt) : undefined;
}

export interface Month {
  name: string;
  entries: StoryEntry[];
}

/** The entries under the names of their months, in the order they come in. */
export function byMonth(entries: readonly StoryEntry[]): Month[] {
  const months: Month[] = [];
  for (const entry of entries) {
    const name = monthName.format(new Date(entry.happenedAt));
    const last = months.at(-1);
    if (last?.name === name) last.entries.push(entry);
    else months.push({ name, entries: [entry] });
  }
  return months;
}
