import { storyKindLabels } from "#contract/codes/story.ts";
import type { StoryEntry } from "#contract/story.ts";
import { historyText } from "./history-text.ts";

/** Whether the employee's approval was their own completed profile. */
export const isCompletedProfile = (entry: StoryEntry, employeeId: number): boolean =>
  entry.kind === "approved" && entry.by?.id === employeeId;

export const entryTitle = (entry: StoryEntry, employeeId: number): string =>
  isCompletedProfile(entry, employeeId)
    ? historyText.completedProfile
    : storyKindLabels[entry.kind];
