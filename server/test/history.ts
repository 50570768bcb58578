import type { StoryEntry, StoryMatter } from "#contract/story.ts";

/** Every entry of some matters, latest first. */
export const entriesOf = (matters: readonly StoryMatter[]): StoryEntry[] =>
  matters
    .flatMap(({ earlier, ...latest }) => [latest, ...earlier])
    .sort((a, b) => b.day.localeCompare(a.day) || b.id - a.id);
