import type { StoryEntry, StoryMatter } from "#contract/story.ts";

/** Whether the entry tells the leave's days and length. */
const tellsLeave = ({ kind, changes }: StoryEntry) =>
  kind.startsWith("leave_") && changes.some(({ field }) => field === "leaveDuration");

/** The entry with the matter's present state, and the others, oldest first. */
export function stateAndSteps(matter: StoryMatter): { state: StoryEntry; steps: StoryEntry[] } {
  const entries = [matter, ...matter.earlier];
  const isLeave = matter.link?.kind === "leave_request";
  const state = (isLeave && entries.find(tellsLeave)) || matter;
  return { state, steps: entries.filter((entry) => entry !== state).reverse() };
}
