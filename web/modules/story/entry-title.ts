import { storyKindLabels } from "#contract/codes/story.ts";
import type { StoryEntry } from "#contract/story.ts";
import { historyText } from "./history-text.ts";

type Titled = Pick<StoryEntry, "kind" | "by">;

/** Whether the employee's approval was their own completed profile. */
const isCompletedProfile = (entry: Titled, employeeId: number): boolean =>
  entry.kind === "approved" && entry.by?.id === employeeId;

const isFeedback = ({ kind, by }: Titled): boolean => kind === "feedback_sent" && by !== null;

export const namesItsAuthor = (entry: Titled, employeeId: number): boolean =>
  isCompletedProfile(entry, employeeId) || isFeedback(entry);

export function entryTitle(entry: Titled, employeeId: number): string {
  if (isCompletedProfile(entry, employeeId)) return historyText.completedProfile;
  if (entry.by && isFeedback(entry)) return historyText.feedbackFrom(entry.by.name);
  return storyKindLabels[entry.kind];
}
