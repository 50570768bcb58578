import type { StoryEntry } from "#contract/story.ts";
import { escaped } from "#server/escaped.ts";
import { listed, section } from "./story-markup.ts";
import { changesInWords, dayInFull, titleOf } from "./story-words.ts";

export function historySection(history: readonly StoryEntry[]): string {
  const chapters: { manager: string; entries: StoryEntry[] }[] = [];
  for (const entry of history) {
    const manager = entry.managerThen ? `Under ${entry.managerThen.name}` : "Without a manager";
    const last = chapters.at(-1);
    if (last?.manager === manager) last.entries.push(entry);
    else chapters.push({ manager, entries: [entry] });
  }
  return section("History", chapters.map(chapterOf).join("\n"));
}

const chapterOf = ({ manager, entries }: { manager: string; entries: StoryEntry[] }) =>
  `<h3>${escaped(manager)}</h3>\n${listed(entries, linesOf)}`;

const linesOf = (entry: StoryEntry): [string, ...(string | null)[]] => [
  titleOf(entry),
  entry.promiseText,
  ...changesInWords(entry.changes),
  entry.reason,
  [dayInFull(entry.day), entry.by ? `by ${entry.by.name}` : "by the system"].join(", "),
];
