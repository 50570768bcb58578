import type { RecentChange } from "#contract/history.ts";
import { places } from "#contract/places.ts";
import { Timeline, type TimelineItem } from "#web/ui/display/timeline.tsx";
import { BareLink } from "#web/ui/link.tsx";
import { changeInWords } from "./change-words.ts";
import { entryTitle } from "./entry-title.ts";
import { factsOf } from "./history-entry.tsx";
import { iconOf } from "./history-icon.tsx";
import { momentOf } from "./history-months.ts";
import { text } from "./text.ts";

const { recent: labels } = text;

const itemOf = (entry: RecentChange): TimelineItem => ({
  id: String(entry.id),
  title: (
    <>
      <BareLink
        href={places.user(entry.employee.id, "history")}
        className="rounded-sm hover:underline"
      >
        {entry.employee.name}
      </BareLink>
      <span className="font-normal text-muted"> · {entryTitle(entry, entry.employee.id)}</span>
    </>
  ),
  time: momentOf(entry),
  dateTime: entry.happenedAt ?? entry.day,
  ...iconOf(entry.kind),
  body: <Gist entry={entry} />,
});

/** The newest entries of all histories, each in short and linked to the whole history. */
export const RecentChanges = ({ entries }: { entries: readonly RecentChange[] }) => (
  <Timeline label={labels.label} items={entries.map(itemOf)} />
);

/** A single change as the history shows it; of several only the field names. */
function Gist({ entry }: { entry: RecentChange }) {
  const { by, changes } = entry;
  return (
    <div className="text-sm [&_p]:text-sm">
      {changes.length > 1 && !entry.kind.startsWith("leave_") ? (
        <p>{labels.fields(changes.map((change) => changeInWords(change).field))}</p>
      ) : (
        factsOf(entry)
      )}
      {by && by.id !== entry.employee.id && <p>{labels.by(by.name)}</p>}
    </div>
  );
}
