import { storyKindLabels } from "#contract/codes/story.ts";
import type { StoryEntry } from "#contract/story.ts";
import { historyText } from "./history-text.ts";

type Titled = Pick<StoryEntry, "kind" | "by">;

/** Whether the employee's approval was their own completed profile. */
export const isCompletedProfile = (entry: Titled, employeeId: number): boolean =>
  entry.kind === "approved" && entry.by?.id === employeeId;

export const entryTitle = (entry: Titled, employeeId: number): string =>
  isCompletedProfile(entry, employeeId)
    ? historyText.completedProfile
    : storyKindLabels[entry.kind];
