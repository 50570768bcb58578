import type { StoryEntry } from "#contract/story.ts";
import { proseDays } from "#web/ui/format/dates.ts";
import { changeInWords } from "./change-words.ts";

/** An entry's leave: `Annual Leave 7 – 11 Dec · 5 days`. */
export function leaveText({ changes }: StoryEntry): string {
  const after = new Map(changes.map((change) => [change.field, change.after ?? ""]));
  const inWords = new Map(changes.map((change) => [change.field, changeInWords(change).after]));
  const days = proseDays(after.get("startDate") ?? "", after.get("endDate") ?? "");
  return `${inWords.get("leaveType")} ${days} · ${inWords.get("leaveDuration")}`;
}
