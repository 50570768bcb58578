import { IconLink } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { leaveStatusLabels } from "#contract/codes/leave.ts";
import { storyKindLabels } from "#contract/codes/story.ts";
import { places } from "#contract/places.ts";
import { reasonText } from "#contract/rules/reason-text.ts";
import type { StoryEntry, StoryMatter } from "#contract/story.ts";
import { copyText } from "#web/ui/copied-text.ts";
import type { TimelineItem } from "#web/ui/display/timeline.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatDate, proseDay } from "#web/ui/format/dates.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useCurrentEmployee } from "../auth/index.ts";
import { type ChangeInWords, changeInWords } from "./change-words.ts";
import { namesItsField, Values } from "./changed-values.tsx";
import { entryTitle, namesItsAuthor } from "./entry-title.ts";
import { iconOf } from "./history-icon.tsx";
import { momentOf, momentTitleOf, recordedLater } from "./history-months.ts";
import { historyText as labels } from "./history-text.ts";
import { leaveText } from "./leave-text.ts";
import { stateAndSteps } from "./matter.ts";

interface ShownIn {
  /** The employee of the history. */
  employeeId: number;
  /** The linked entry. */
  linkedId: number | undefined;
  /** Its own page has days in prose; the dialog has them as in tables. */
  isOnPage: boolean;
  contentOf: ((matter: StoryMatter) => ReactNode) | undefined;
}

/** A matter of the timeline: what it is about, its present state with the author, and its other steps. */
export function timelineItemOf(matter: StoryMatter, shownIn: ShownIn): TimelineItem {
  const { employeeId, linkedId, isOnPage, contentOf } = shownIn;
  const { state } = stateAndSteps(matter);
  const title = entryTitle(state, employeeId);
  const content = contentOf?.(matter);
  const isNote = content !== undefined && isWrittenNote(matter);
  const stateItem = isNote
    ? {
        title: <div className="font-normal">{content}</div>,
        body: <NoteSteps {...shownIn} matter={matter} />,
      }
    : {
        title: subjectOf(state) ?? title,
        body: <State {...shownIn} matter={matter} title={title} content={content} />,
      };
  return {
    // Stays with each new step, and so does the focus.
    id: String((matter.earlier.at(-1) ?? matter).id),
    time: isOnPage ? proseDay(matter.day) : momentOf(matter),
    timeTitle: titleOf(matter, isOnPage),
    dateTime: matter.happenedAt ?? matter.day,
    ...iconOf(state.kind),
    isCurrent: isLinked(matter, linkedId),
    action: <CopyEntryLink employeeId={employeeId} entryId={matter.id} title={title} />,
    ...stateItem,
  };
}

type MatterProps = Omit<ShownIn, "contentOf"> & { matter: StoryMatter };

function State({
  matter,
  title,
  content,
  ...shownIn
}: MatterProps & { title: string; content: ReactNode }) {
  const { employeeId, isOnPage } = shownIn;
  const { state, steps } = stateAndSteps(matter);
  return (
    <div className="flex flex-col gap-2">
      <Facts entry={state} isOnPage={isOnPage} />
      {content}
      <Circumstances
        entry={state}
        title={subjectOf(state) && title}
        isAuthorNamed={namesItsAuthor(state, employeeId)}
        isOnPage={isOnPage}
      />
      <Steps steps={steps} state={state} {...shownIn} />
    </div>
  );
}

/** Who wrote a note, and the changes of its readers; it shows its other steps itself. */
function NoteSteps({ matter, isOnPage, linkedId }: MatterProps) {
  const [latest, ...earlier] = [matter, ...matter.earlier];
  const written = earlier.at(-1) ?? latest;
  const steps = [...earlier.toReversed(), matter].filter(isUnsaidByNote);
  return (
    <div className="flex flex-col gap-2">
      <Circumstances
        entry={written}
        day={written.day === matter.day ? undefined : written.day}
        isOnPage={isOnPage}
      />
      <Steps steps={steps} state={matter} linkedId={linkedId} isOnPage={isOnPage} />
    </div>
  );
}

const isLinked = ({ id, earlier }: StoryMatter, linkedId: number | undefined) =>
  id === linkedId || earlier.some((entry) => entry.id === linkedId);

const isWrittenNote = ({ kind, link }: StoryMatter) =>
  link?.kind === "note" && kind !== "note_deleted";

/** A note shows its present text and reply; changes of its readers are left. */
const isUnsaidByNote = ({ kind, changes }: StoryEntry) =>
  kind === "note_changed" && changes.some(({ field }) => field !== "noteDescription");

/** What a leave or promise is about; its state comes below. */
function subjectOf(state: StoryEntry): string | undefined {
  if (state.kind.startsWith("leave_")) return leaveText(state);
  return state.promiseText || undefined;
}

/** Left out where it would repeat the shown time. */
function titleOf(entry: StoryEntry, isOnPage: boolean): string | undefined {
  const title = momentTitleOf(entry);
  return isOnPage || title !== momentOf(entry) ? title : undefined;
}

/** The details: each change from its old to its new value, and the reason. */
const Facts = ({ entry, isOnPage }: { entry: StoryEntry; isOnPage: boolean }) => (
  <>
    {!entry.kind.startsWith("leave_") && (
      <Changes entry={entry} dayText={isOnPage ? proseDay : formatDate} />
    )}
    {entry.reason && <p className="text-ink">{reasonText(entry.reason)}</p>}
  </>
);

interface StepsProps {
  /** Oldest first. */
  steps: readonly StoryEntry[];
  state: StoryEntry;
  linkedId: number | undefined;
  isOnPage: boolean;
}

/** The other steps of a matter: one is shown, more unfold. */
function Steps({ steps, linkedId, ...shown }: StepsProps) {
  const [only, ...others] = steps;
  if (!only) return null;
  if (others.length === 0) return <Step step={only} {...shown} />;
  return (
    <details className="text-sm" open={steps.some(({ id }) => id === linkedId) || undefined}>
      <summary className="w-fit cursor-pointer max-md:py-3">{labels.steps(steps.length)}</summary>
      <ol className="mt-2 flex flex-col gap-2 border-line border-s-2 ps-3">
        {steps.map((step) => (
          <li key={step.id}>
            <Step step={step} {...shown} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Step({
  step,
  state,
  isOnPage,
}: Omit<StepsProps, "steps" | "linkedId"> & { step: StoryEntry }) {
  const { managerThen } = step;
  const leave = step.kind.startsWith("leave_") ? leaveText(step) : undefined;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p>
        {storyKindLabels[step.kind]} <Author entry={step} />,{" "}
        {isOnPage ? proseDay(step.day) : momentOf(step)}
        {managerThen &&
          managerThen.id !== state.managerThen?.id &&
          labels.underThen(managerThen.name)}
      </p>
      {leave && leave !== subjectOf(state) && <p>{leave}</p>}
      <Facts entry={step} isOnPage={isOnPage} />
    </div>
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

interface CircumstancesProps {
  entry: StoryEntry;
  /** What happened, unless it is the heading. */
  title?: string | undefined;
  /** The day of the entry, if the heading has another. */
  day?: string | undefined;
  /** Its title already names the author. */
  isAuthorNamed?: boolean;
  isOnPage: boolean;
}

function Circumstances({ entry, title, day, isAuthorNamed = false, isOnPage }: CircumstancesProps) {
  const later = recordedLater(entry);
  const recorded = later && isOnPage ? labels.onDay(proseDay(entry.recordedDay)) : later;
  const statusBefore = entry.changes.find(({ field }) => field === "leaveStatus")?.before;
  return (
    <p className="text-sm">
      {title && <span className="text-ink">{title} </span>}
      {!isAuthorNamed && <Author entry={entry} />}
      {day && <>, {proseDay(day)}</>}
      {recorded && <>, {labels.recorded(recorded)}</>}
      {statusBefore === "rejected" && <> · {labels.statusBefore(leaveStatusLabels.rejected)}</>}
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
    if (await copyText(href)) toast.success(labels.linkCopied);
    else toast.error(labels.linkNotCopied);
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
