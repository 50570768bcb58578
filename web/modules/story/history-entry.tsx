import { IconLink } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { leaveStatusLabels } from "#contract/codes/leave.ts";
import { places } from "#contract/places.ts";
import { reasonText } from "#contract/rules/reason-text.ts";
import type { StoryEntry } from "#contract/story.ts";
import type { TimelineItem } from "#web/ui/display/timeline.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatDate, proseDay } from "#web/ui/format/dates.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useCurrentEmployee } from "../auth/index.ts";
import { type ChangeInWords, changeInWords } from "./change-words.ts";
import { namesItsField, Values } from "./changed-values.tsx";
import { entryTitle, isCompletedProfile } from "./entry-title.ts";
import { iconOf } from "./history-icon.tsx";
import { momentOf, momentTitleOf, recordedLater } from "./history-months.ts";
import { historyText as labels } from "./history-text.ts";
import { leaveText } from "./leave-text.ts";

interface ShownIn {
  /** The employee of the history. */
  employeeId: number;
  /** The linked entry. */
  linkedId: number | undefined;
  /** Its own page has days in prose; the dialog has them as in tables. */
  isOnPage: boolean;
  contentOf: ((entry: StoryEntry) => ReactNode) | undefined;
}

/** An entry of the timeline: event, time, details and author; its chapter names the manager. */
export const timelineItemOf = (
  entry: StoryEntry,
  { employeeId, linkedId, isOnPage, contentOf }: ShownIn,
): TimelineItem => ({
  id: String(entry.id),
  title: entryTitle(entry, employeeId),
  time: isOnPage ? proseDay(entry.day) : momentOf(entry),
  timeTitle: titleOf(entry, isOnPage),
  dateTime: entry.happenedAt ?? entry.day,
  ...iconOf(entry.kind),
  isCurrent: entry.id === linkedId,
  action: (
    <CopyEntryLink
      employeeId={employeeId}
      entryId={entry.id}
      title={entryTitle(entry, employeeId)}
    />
  ),
  body: (
    <div className="flex flex-col gap-2">
      {entry.promiseText && <p className="wrap-anywhere text-ink">{entry.promiseText}</p>}
      {factsOf(entry, isOnPage)}
      {entry.reason && <p className="text-ink">{reasonText(entry.reason)}</p>}
      {contentOf?.(entry)}
      <Circumstances
        entry={entry}
        isOwnDoing={isCompletedProfile(entry, employeeId)}
        isOnPage={isOnPage}
      />
    </div>
  ),
});

/** Left out where it would repeat the shown time. */
function titleOf(entry: StoryEntry, isOnPage: boolean): string | undefined {
  const title = momentTitleOf(entry);
  return isOnPage || title !== momentOf(entry) ? title : undefined;
}

/** The details: the days of a leave, or each change from its old to its new value. */
const factsOf = (entry: StoryEntry, isOnPage: boolean) =>
  entry.kind.startsWith("leave_") ? (
    <LeaveFacts entry={entry} />
  ) : (
    <Changes entry={entry} dayText={isOnPage ? proseDay : formatDate} />
  );

function LeaveFacts({ entry }: { entry: StoryEntry }) {
  const statusBefore = entry.changes.find(({ field }) => field === "leaveStatus")?.before;
  return (
    <p className="text-ink">
      {leaveText(entry)}
      {statusBefore === "rejected" && <> · {labels.statusBefore(leaveStatusLabels.rejected)}</>}
    </p>
  );
}

function Changes({ entry, dayText }: { entry: StoryEntry; dayText: (day: string) => string }) {
  const [change, ...others] = entry.changes.map((one) => changeInWords(one, dayText));
  if (!change) return null;
  if (others.length === 0 && namesItsField.has(entry.kind))
    return change.isSensitive ? null : (
      <p className="flex flex-wrap items-center gap-x-2 text-ink">
        <Values change={change} />
      </p>
    );
  return <ChangeList changes={[change, ...others]} />;
}

function ChangeList({ changes }: { changes: readonly ChangeInWords[] }) {
  return (
    <dl className="flex flex-col gap-1 rounded-md bg-sunken px-3 py-2">
      {changes.map((change) => (
        <div key={change.field} className="flex flex-wrap gap-x-3">
          <dt className="w-28 shrink-0 sm:w-36">{change.field}</dt>
          <dd className="flex min-w-0 flex-1 basis-24 flex-wrap items-center gap-x-2 text-ink">
            <Values change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The title of one's own action already names its author. */
function Circumstances({
  entry,
  isOwnDoing,
  isOnPage,
}: {
  entry: StoryEntry;
  isOwnDoing: boolean;
  isOnPage: boolean;
}) {
  const later = recordedLater(entry);
  const recorded = later && isOnPage ? labels.onDay(proseDay(entry.recordedDay)) : later;
  return (
    <p className="text-sm">
      {!isOwnDoing && <Author entry={entry} />}
      {recorded && <>, {labels.recorded(recorded)}</>}
    </p>
  );
}

function Author({ entry: { by } }: { entry: StoryEntry }) {
  const me = useCurrentEmployee();
  if (!by) return labels.bySystem;
  return (
    <>
      {labels.by}{" "}
      <span className="font-medium text-ink">{by.id === me.id ? labels.you : by.name}</span>
    </>
  );
}

interface CopyEntryLinkProps {
  employeeId: number;
  entryId: number;
  /** The entry's title, for the button's name. */
  title: string;
}

/** Copies the address of a history entry; on devices with a pointer, it appears with it. */
function CopyEntryLink({ employeeId, entryId, title }: CopyEntryLinkProps) {
  const copy = async () => {
    const { href } = new URL(places.historyEntry(employeeId, entryId), window.location.origin);
    try {
      await navigator.clipboard.writeText(href);
      toast.success(labels.linkCopied);
    } catch {
      toast.error(labels.linkNotCopied);
    }
  };
  return (
    <IconButton
      size="sm"
      label={labels.copyLink(title)}
      icon={<IconLink size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => void copy()}
      className="-my-3 md:-my-2 focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0"
    />
  );
}
