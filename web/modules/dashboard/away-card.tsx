import { Fragment } from "react";
import { type LeaveType, leaveTypeLabels } from "#contract/codes/leave.ts";
import type { KnownAbsence } from "#contract/dashboard.ts";
import type { Absence } from "#contract/leave/requests/pending-review.ts";
import { AwayAxis, AwayTrack } from "./away-track.tsx";
import { absenceText } from "./day-text.ts";
import { PersonRow } from "./person-row.tsx";
import { text } from "./text.ts";
import { TopListCard } from "./top-list-card.tsx";

const { away: labels } = text;

interface AwayCardProps {
  title: string;
  empty: string;
  today: string;
  away: { items: readonly (Absence | KnownAbsence)[]; total: number };
  /** Where all of them are listed, if anywhere. */
  allAt?: string;
}

/** `annual` for Annual Leave. */
const shortTypeOf = (type: LeaveType) => leaveTypeLabels[type].replace(/ Leave$/, "").toLowerCase();

const groupOf = ({ startDate }: Absence, today: string) =>
  startDate <= today ? text.today : labels.soon;

/** Who is away today and soon, each as a bar over two weeks; the type of leave only if the reader may see it. */
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
            {"leaveType" in absence && <> · {shortTypeOf(absence.leaveType)}</>}
          </PersonRow>
        </Fragment>
      );
    }}
  />
);
