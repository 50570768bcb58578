import { Fragment } from "react";
import { withoutManagerLabel } from "#contract/codes/story.ts";
import type { ManagerTerm, PersonPage } from "#contract/continuity/continuity.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { LineButton, RecordedLinesMenu } from "#web/modules/line/index.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { lengthOf, lineSentence } from "./line-sentence.ts";
import { breakBefore, ManagersStrip, sharesOf, stateOf, UprightMark } from "./managers-strip.tsx";
import { readTaskSearch } from "./task-search.ts";
import { text } from "./text.ts";

const { line: words } = text;
/** The number of managers with room below their marks on the strip; more become a list. */
const maxBelowMarks = 4;

export function LineCard({ person }: { person: PersonPage }) {
  const { managers, positions, today } = person;
  const { shares, breaks } = sharesOf(managers, today);
  const mayChange = areaOf(useCurrentEmployee()) === "superadmin";
  return (
    <Card
      title={
        <>
          {words.title}{" "}
          <span className="font-normal text-base text-muted">{lineSentence(managers, today)}</span>
        </>
      }
      action={
        mayChange && (
          <div className="flex flex-wrap gap-2 sm:justify-end">
            <ManagerButton person={person} />
            <RecordedLinesMenu person={person} />
          </div>
        )
      }
    >
      {managers.length === 0 && <p className="text-muted">{words.none}</p>}
      <ManagersStrip terms={managers} today={today} />
      <ol
        className={classNames(
          "mt-3 grid grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))] gap-x-6 gap-y-3 max-sm:gap-y-5",
          managers.length <= maxBelowMarks && "lg:flex lg:gap-x-0",
        )}
        aria-label={words.title}
      >
        {managers.map((term, place) => (
          <Fragment key={term.from}>
            <Break days={breakBefore(managers, place)} share={breaks[place]} today={today} />
            <Term
              term={term}
              today={today}
              share={shares[place]}
              isLast={place === managers.length - 1 || breakBefore(managers, place + 1) !== null}
            />
          </Fragment>
        ))}
      </ol>
      {positions.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1 border-line border-t pt-3 text-sm">
          <h3 className="text-muted">{words.positions}</h3>
          <ol className="flex min-w-0 flex-wrap gap-x-6 gap-y-1" aria-label={words.positions}>
            {positions.map(({ positionTitle, departmentName, from }) => (
              <li key={from} className="wrap-anywhere min-w-0">
                <span className="font-medium">{positionTitle}</span>{" "}
                <span className="text-muted">
                  {departmentName}, {proseDay(from, today)}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Card>
  );
}

/** The address opens its form, too. */
function ManagerButton({ person: { id, name } }: { person: PersonPage }) {
  const { search, change } = useUrlSearch(readTaskSearch);
  const from = useLastValue(search.on);
  const toggle = (isOpen: boolean) =>
    change({ do: isOpen ? "manager" : undefined, on: undefined }, { isReplacing: true });
  return (
    <LineButton
      key={from}
      employeeId={id}
      name={name}
      from={from}
      isOpen={search.do === "manager"}
      onOpenChange={toggle}
    />
  );
}

interface BreakProps {
  days: ReturnType<typeof breakBefore>;
  share: number | null | undefined;
  today: string;
}

/** A space between two employments. */
const Break = ({ days, share, today }: BreakProps) =>
  days && (
    <li className="min-h-4" style={{ flexGrow: share ?? 0, flexBasis: 0 }}>
      <span className="sr-only">
        {words.notEmployed(proseDay(days.from, today), proseDay(days.to, today))}
      </span>
    </li>
  );

interface TermProps {
  term: ManagerTerm;
  today: string;
  /** The share of the strip; on wide screens of the words below it, too. */
  share: number | undefined;
  isLast: boolean;
}

function Term({ term, today, share, isLast }: TermProps) {
  const { manager, isActive } = term;
  const isMe = useCurrentEmployee().id === manager?.id;
  const mark = isMe ? words.you : !isActive && words.deactivated;
  return (
    <li
      className="flex min-w-52 items-start gap-2.5 max-sm:items-stretch lg:pe-4"
      style={{ flexGrow: share, flexBasis: 0 }}
    >
      <UprightMark term={term} today={today} isLast={isLast} />
      {manager && <Avatar name={manager.name} size="sm" />}
      <div className={classNames(stateOf(term, today) === "current" && "max-sm:pb-6")}>
        <p className="font-medium">
          {manager?.name ?? withoutManagerLabel}
          {manager && mark && <span className="font-normal text-muted"> ({mark})</span>}
        </p>
        <p className="text-muted text-sm">{daysOf(term, today)}</p>
        {term.announcedFrom && (
          <p className="text-muted text-sm">
            {words.unannounced(proseDay(term.announcedFrom, today))}
          </p>
        )}
      </div>
    </li>
  );
}

/** The days of a term: `3 Jan 2022 – 30 Sep 2025 · 3 years 8 months`, `since 1 Oct 2025`, `from 1 Dec`. */
function daysOf({ from, to }: ManagerTerm, today: string): string {
  const start = proseDay(from, today);
  if (from > today) return `from ${start}`;
  const isOver = to !== null && to < today;
  const days = isOver ? `${start} – ${proseDay(to, today)}` : `since ${start}`;
  const length = lengthOf(from, isOver ? to : today);
  // Wraps as a whole.
  return `${days} · ${length.replaceAll(" ", "\u00a0")}`;
}
