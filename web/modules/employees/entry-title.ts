import { storyKindLabels } from "#contract/codes/story-kind.ts";
import type { StoryEntry } from "#contract/history.ts";
import { text } from "./text.ts";

/** Whether the employee whose history this is was approved by no one else: they completed their profile. */
export const isCompletedProfile = (entry: StoryEntry, employeeId: number): boolean =>
  entry.kind === "approved" && entry.by?.id === employeeId;

/** What happened to an employee, in a few words. */
export const entryTitle = (entry: StoryEntry, employeeId: number): string =>
  isCompletedProfile(entry, employeeId)
    ? text.history.completedProfile
    : storyKindLabels[entry.kind];
