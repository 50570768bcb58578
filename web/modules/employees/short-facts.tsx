import type { ReactNode } from "react";
import type { StoryEntry } from "#contract/history.ts";
import { changeInWords } from "./change-words.ts";
import { namesItsField, Values } from "./changed-values.tsx";
import { recentText } from "./history-text.ts";
import { leaveText } from "./leave-text.ts";

/** What an entry changed in a few words: of several changes only the names of their fields; null if it changed nothing. */
export function shortFactsOf(entry: StoryEntry): ReactNode {
  const [change, ...others] = entry.changes.map(changeInWords);
  if (!change) return null;
  if (entry.kind.startsWith("leave_")) return <span className="text-ink">{leaveText(entry)}</span>;
  if (others.length > 0) return recentText.fields([change, ...others].map(({ field }) => field));
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {!namesItsField.has(entry.kind) && <span>{change.field}</span>}
      <Values change={change} />
    </span>
  );
}
