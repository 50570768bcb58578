import { Fragment, type ReactNode } from "react";
import type { StoryEntry } from "#contract/story.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { type ChangeInWords, changeInWords } from "./change-words.ts";
import { namesItsField, Values } from "./changed-values.tsx";
import { recentText } from "./history-text.ts";
import { leaveText } from "./leave-text.ts";

/** What an entry changed in a few words: of several changes only the names of their fields, unless they are two at most and nothing was there before; null if it changed nothing. */
export function shortFactsOf(entry: StoryEntry): ReactNode {
  const [change, ...others] = entry.changes.map((one) => changeInWords(one, proseDay));
  if (!change) return null;
  if (entry.kind.startsWith("leave_")) return <span className="text-ink">{leaveText(entry)}</span>;
  const all = [change, ...others];
  if (others.length > 0)
    return all.length <= maxNewValues && all.every(isNew) ? (
      <NewValues changes={all} />
    ) : (
      recentText.fields(all.map(({ field }) => field))
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {!namesItsField.has(entry.kind) && <span>{change.field}</span>}
      <Values change={change} />
    </span>
  );
}

/** More of them are named alone, as an entry is a line. */
const maxNewValues = 2;

const isNew = ({ before, after }: ChangeInWords) => before === undefined && after !== undefined;

const NewValues = ({ changes }: { changes: readonly ChangeInWords[] }) =>
  changes.map(({ field, after }, index) => (
    <Fragment key={field}>
      {index > 0 && ", "}
      {field} <span className="font-medium">{after}</span>
    </Fragment>
  ));
