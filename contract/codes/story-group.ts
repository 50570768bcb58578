import { type StoryKind, storyKinds } from "./story-kind.ts";

/** What a history is filtered by: kinds of entries that belong together. */
export const storyGroups = ["notes", "promises", "leave", "record", "handovers"] as const;
export type StoryGroup = (typeof storyGroups)[number];

export const storyGroupLabels: Record<StoryGroup, string> = {
  notes: "Notes",
  promises: "Promises",
  leave: "Leave",
  record: "Record",
  handovers: "Handovers",
};

const beginnings = [
  ["note_", "notes"],
  ["promise_", "promises"],
  ["leave_", "leave"],
  ["allocation_", "leave"],
  ["handover_", "handovers"],
  ["first_days_", "handovers"],
] as const;

/** The group of a kind; what is none of the others belongs to the record. */
export const storyGroupOf = (kind: StoryKind): StoryGroup =>
  beginnings.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? "record";

/** The kinds of a group. */
export const kindsIn = (group: StoryGroup): StoryKind[] =>
  storyKinds.filter((kind) => storyGroupOf(kind) === group);
