import type { StoryEntry } from "#contract/story.ts";
import { byMonth, type Month } from "./history-months.ts";

export interface Chapter {
  /** Stays the same when entries are added to it. */
  key: string;
  manager: StoryEntry["managerThen"];
  months: Month[];
}

export function byManager(entries: readonly StoryEntry[]): Chapter[] {
  const chapters: { manager: StoryEntry["managerThen"]; entries: StoryEntry[] }[] = [];
  for (const entry of entries) {
    const last = chapters.at(-1);
    if (last && (last.manager?.id === entry.managerThen?.id || isReplaced(entry, last.entries)))
      last.entries.push(entry);
    else chapters.push({ manager: entry.managerThen, entries: [entry] });
  }
  return chapters.map(({ manager, entries: ofChapter }, place) => {
    const sameBefore = chapters.slice(0, place).filter((one) => one.manager?.id === manager?.id);
    return {
      key: `${manager?.id ?? "nobody"} ${sameBefore.length}`,
      manager,
      months: byMonth(ofChapter),
    };
  });
}

/** Whether what was planned for a day has been planned otherwise since, so that nobody led for no day at all. */
const isReplaced = ({ day, happenedAt }: StoryEntry, later: readonly StoryEntry[]): boolean =>
  happenedAt === null && later.at(-1)?.day === day;
