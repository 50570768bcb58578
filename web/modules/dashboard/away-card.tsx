import { Fragment } from "react";
import type { KnownAbsence } from "#contract/dashboard.ts";
import type { Absence } from "#contract/leave/requests/pending-review.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { addDays, isWeekend } from "#web/ui/date/plain-day.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { daysBetween } from "#web/ui/format/durations.ts";
import { absenceText } from "./day-text.ts";
import { text } from "./text.ts";
import { PersonRow, TopListCard } from "./top-list-card.tsx";

const { away: labels } = text;

interface AwayCardProps {
  title: string;
  empty: string;
  today: string;
  away: { items: readonly (Absence | KnownAbsence)[]; total: number };
  allAt?: string;
}

/** `annual` for Annual Leave. */
const shortTypeOf = ({ leaveType, ownType }: KnownAbsence) =>
  ownType?.name ??
  leaveName({ leaveType })
    .replace(/ Leave$/, "")
    .toLowerCase();

const groupOf = ({ startDate }: Absence, today: string) =>
  startDate <= today ? text.today : labels.soon;

/** Absent people as bars over two weeks; the type of leave only for readers with the right to it. */
export const AwayCard = ({ title, empty, today, away, allAt }: AwayCardProps) => (
  <TopListCard
    title={title}
    {...away}
    empty={empty}
    more={labels.more}
    allAt={allAt}
    row={(absence, index) => {
      const group = groupOf(absence, today);
      const before = away.items[index - 1];
      return (
        <Fragment key={absence.id}>
          {(!before || groupOf(before, today) !== group) && (
            <li className="flex items-center justify-between gap-3 px-5 pt-2 text-muted text-sm">
              {group}
              {!before && <AwayAxis today={today} />}
            </li>
          )}
          <PersonRow person={absence.employee} end={<AwayTrack absence={absence} today={today} />}>
            {absenceText(absence, today)}
            {"leaveType" in absence && <> · {shortTypeOf(absence)}</>}
          </PersonRow>
        </Fragment>
      );
    }}
  />
);

/** Today and two weeks. */
const shownDays = 15;

const trackClass = "w-28 shrink-0 xl:w-32";

/** An absence as a bar with shaded weekends; decoration next to the written days. */
function AwayTrack({ absence, today }: { absence: Absence; today: string }) {
  const from = Math.max(0, daysBetween(today, absence.startDate));
  const to = Math.min(shownDays - 1, daysBetween(today, absence.endDate));
  const share = (days: number) => `${(days / shownDays) * 100}%`;
  return (
    <span aria-hidden="true" className={classNames("relative flex h-5 items-stretch", trackClass)}>
      {Array.from({ length: shownDays }, (_, days) => addDays(today, days)).map((day) => (
        <span
          key={day}
          className={classNames("flex-1 border-line border-s", isWeekend(day) && "bg-sunken")}
        />
      ))}
      <span
        style={{ insetInlineStart: share(from), width: share(to - from + 1) }}
        className="absolute inset-y-2 rounded-full bg-figure"
      />
    </span>
  );
}

const AwayAxis = ({ today }: { today: string }) => (
  <span
    aria-hidden="true"
    className={classNames("flex justify-between text-muted text-xs tabular-nums", trackClass)}
  >
    <span>{proseDay(today, today)}</span>
    <span>{proseDay(addDays(today, shownDays - 1), today)}</span>
  </span>
);
