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

/** A manager's time around a day, in words; empty for a day outside. */
export type ChapterDays = (managerId: number | undefined, day: string) => string;

/** The entries, latest day first, by their days' manager and that manager's time, and then by month. */
export function byManager(
  entries: readonly StoryMatter[],
  daysOf: ChapterDays = () => "",
): Chapter[] {
  const chapters: {
    manager: StoryMatter["managerThen"];
    days: string;
    entries: StoryMatter[];
  }[] = [];
  for (const entry of entries) {
    const last = chapters.at(-1);
    const days = daysOf(entry.managerThen?.id, entry.day);
    // The same manager leads again after a break in the employment.
    const isSameTime = last && (days === "" || last.days === "" || days === last.days);
    const isSameManager = last?.manager?.id === entry.managerThen?.id;
    if (last && ((isSameManager && isSameTime) || isReplaced(entry, last.entries)))
      last.entries.push(entry);
    else chapters.push({ manager: entry.managerThen, days, entries: [entry] });
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
