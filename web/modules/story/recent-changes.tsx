import { Fragment, type ReactNode } from "react";
import type { StoryKind } from "#contract/codes/story.ts";
import { places } from "#contract/places.ts";
import type { RecentChange, StoryEntry } from "#contract/story.ts";
import { IconDisc } from "#web/ui/display/icon-disc.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { BareLink } from "#web/ui/link.tsx";
import { byAuthor, byDay, type PersonsChanges } from "./change-days.ts";
import { type ChangeInWords, changeInWords } from "./change-words.ts";
import { namesItsField, Values } from "./changed-values.tsx";
import { entryTitle } from "./entry-title.ts";
import { iconOf } from "./history-icon.tsx";
import { recentText as labels } from "./history-text.ts";
import { leaveText } from "./leave-text.ts";

export interface RecentChangesProps {
  changes: readonly RecentChange[];
  today: string;
}

/** The newest history entries by day and person, each in short with a link to the person's newest one. */
export const RecentChanges = ({ changes, today }: RecentChangesProps) => (
  <div className="flex flex-col">
    {byDay(changes, today).map(({ name, people }) => (
      <section key={name} aria-label={name} className="border-line border-t px-5 py-3">
        <h3 className="mb-1 text-muted text-sm">{name}</h3>
        <ul>
          {people.map((ofPerson) => (
            <Person key={ofPerson[0].id} changes={ofPerson} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);

function Person({ changes }: { changes: PersonsChanges }) {
  const [{ employee, kind }] = changes;
  const parts = byAuthor(changes);
  const [only] = parts.length === 1 ? parts : [];
  const { tone, icon } = iconOf(isOfNewcomer(changes) ? "joined" : kind);
  return (
    <li className="flex gap-3 py-2">
      <IconDisc tone={tone}>{icon}</IconDisc>
      <div className="wrap-anywhere min-w-0 flex-1">
        <p className="text-muted">
          <BareLink
            href={places.person("superadmin", employee.id, changes[0].id)}
            className="rounded-sm font-medium text-ink hover:underline max-sm:py-3"
          >
            {employee.name}
          </BareLink>
          {only && <> · {kindsOf(only)}</>}
        </p>
        {parts.map((part) => (
          <p key={part[0].id} className="text-muted text-sm">
            {only ? null : <span className="text-ink">{kindsOf(part)}</span>}
            <Details changes={part} isFirst={only !== undefined} />
          </p>
        ))}
      </div>
    </li>
  );
}

/** The change, its day of effect if different, and its author. */
const Details = ({ changes, isFirst }: { changes: PersonsChanges; isFirst: boolean }) =>
  detailsOf(changes).map(([key, detail], index) => (
    <Fragment key={key}>
      {!(isFirst && index === 0) && " · "}
      {detail}
    </Fragment>
  ));

const isOfNewcomer = (changes: PersonsChanges) => changes.some(({ kind }) => kind === "joined");

/** The parts of joining, which need no words of their own then. */
const partsOfJoining: ReadonlySet<StoryKind> = new Set([
  "position_changed",
  "department_changed",
  "manager_changed",
]);

/** The kinds of events, the oldest first and each once: `Note added, Profile changed (2)`. */
function kindsOf(changes: PersonsChanges): string {
  const isNew = isOfNewcomer(changes);
  const told = changes.toReversed().filter(({ kind }) => !(isNew && partsOfJoining.has(kind)));
  const titles = Map.groupBy(told, (change) => entryTitle(change, change.employee.id));
  return [...titles].map(([title, { length }]) => labels.times(title, length)).join(", ");
}

/** Each change in short, the oldest first; all of them have one author and one day. */
function detailsOf(changes: PersonsChanges): [key: string, detail: ReactNode][] {
  const [{ by, day, employee, recordedDay }] = changes;
  const details: [string, ReactNode][] = [
    ...changes.toReversed().map((one): [string, ReactNode] => [String(one.id), shortFactsOf(one)]),
    ["day", day === recordedDay ? null : labels.from(proseDay(day))],
    ["by", by && by.id !== employee.id ? labels.by(by.name) : null],
  ];
  return details.filter(([, detail]) => detail !== null);
}

/** An entry's changes in short: new values of up to two fields that were blank, else the fields' names; null without changes. */
function shortFactsOf(entry: StoryEntry): ReactNode {
  const [change, ...others] = entry.changes.map((one) => changeInWords(one, proseDay));
  if (!change) return null;
  if (entry.kind.startsWith("leave_")) return <span className="text-ink">{leaveText(entry)}</span>;
  const all = [change, ...others];
  if (others.length > 0)
    return all.length <= maxNewValues && all.every(isNew) ? (
      <NewValues changes={all} />
    ) : (
      labels.fields(all.map(({ field }) => field))
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {!namesItsField.has(entry.kind) && <span>{change.field}</span>}
      <Values change={change} />
    </span>
  );
}

/** More fields show their names alone, as an entry is a line. */
const maxNewValues = 2;

const isNew = ({ before, after }: ChangeInWords) => before === undefined && after !== undefined;

const NewValues = ({ changes }: { changes: readonly ChangeInWords[] }) =>
  changes.map(({ field, after }, index) => (
    <Fragment key={field}>
      {index > 0 && ", "}
      {field} <span className="font-medium">{after}</span>
    </Fragment>
  ));
