import type { StoryMatter } from "#contract/story.ts";
import { byMonth, type Month } from "./history-months.ts";

/** The events under one manager, or without one. */
export interface Chapter {
  /** Unchanged by added entries. */
  key: string;
  manager: StoryMatter["managerThen"];
  /** One of its days. */
  day: string;
  months: Month[];
  isPlanned: boolean;
}

/** The entries, latest day first, by their days' manager and then by month. */
export function byManager(entries: readonly StoryMatter[]): Chapter[] {
  const chapters: { manager: StoryMatter["managerThen"]; entries: StoryMatter[] }[] = [];
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
      day: ofChapter[0]?.day ?? "",
      isPlanned: false,
      months: byMonth(ofChapter),
    };
  });
}

/** The next manager of a plan. */
export interface PlannedTerm {
  manager: StoryMatter["managerThen"];
  from: string;
}

/** The chapters with that of the next manager, which comes first unless it has entries already. */
export function withPlanned(
  chapters: readonly Chapter[],
  { manager, from }: PlannedTerm,
): readonly Chapter[] {
  const isNext = (chapter: Chapter) => chapter.manager?.id === manager?.id && chapter.day >= from;
  if (chapters.some(isNext))
    return chapters.map((chapter) => (isNext(chapter) ? { ...chapter, isPlanned: true } : chapter));
  return [{ key: "planned", manager, day: from, months: [], isPlanned: true }, ...chapters];
}

/** Whether another plan for the same day replaced this one, which leaves it no day. */
const isReplaced = ({ day, happenedAt }: StoryMatter, later: readonly StoryMatter[]): boolean =>
  happenedAt === null && later.at(-1)?.day === day;
