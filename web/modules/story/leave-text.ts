import type { StoryEntry } from "#contract/story.ts";
import { proseDays } from "#web/ui/format/dates.ts";
import { changeInWords } from "./change-words.ts";

/** An entry's leave: `Annual Leave 7 – 11 Dec · 5 days`, with what it was before an edit; undefined if it tells no length. */
export function leaveText({ changes }: StoryEntry): string | undefined {
  if (!changes.some(({ field }) => field === "leaveDuration")) return undefined;
  const after = new Map(changes.map((change) => [change.field, change.after ?? ""]));
  const inWords = new Map(changes.map((change) => [change.field, changeInWords(change).after]));
  const days = proseDays(after.get("startDate") ?? "", after.get("endDate") ?? "");
  const text = `${inWords.get("leaveType")} ${days} · ${inWords.get("leaveDuration")}`;
  const was = textBefore(changes);
  return was ? `${text}, before: ${was}` : text;
}

/** The former days and their number; undefined if both are as before, or unknown. */
function textBefore(changes: StoryEntry["changes"]): string | undefined {
  const of = (name: string) => changes.find(({ field }) => field === name);
  const [start, end, length] = [of("startDate"), of("endDate"), of("leaveDuration")];
  if (!start?.before || !end?.before || !length) return undefined;
  if ([start, end, length].every(({ before, after }) => before === after)) return undefined;
  return `${proseDays(start.before, end.before)} · ${changeInWords(length).before}`;
}
