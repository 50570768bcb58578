import { leaveTypeLabels } from "#contract/codes/leave-type.ts";
import type { Absence, KnownAbsence } from "#contract/dashboard.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { absenceText } from "./day-text.ts";
import { PersonRow } from "./person-row.tsx";
import { text } from "./text.ts";
import { TopListCard } from "./top-list-card.tsx";

const { away: labels } = text;

export interface AwayCardProps {
  title: string;
  empty: string;
  today: string;
  away: { items: readonly (Absence | KnownAbsence)[]; total: number };
}

/** Who is away today and soon; the type of leave only if the reader may see it. */
export const AwayCard = ({ title, empty, today, away }: AwayCardProps) => (
  <TopListCard
    title={title}
    {...away}
    empty={empty}
    more={labels.more}
    row={(absence) => (
      <PersonRow
        key={absence.id}
        person={absence.employee}
        end={absence.startDate <= today && <Badge tone="amber">{text.today}</Badge>}
      >
        {absenceText(absence, today)}
        {"leaveType" in absence && <> · {leaveTypeLabels[absence.leaveType]}</>}
      </PersonRow>
    )}
  />
);
