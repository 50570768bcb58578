import type { SuperadminDashboard } from "#contract/dashboard.ts";
import { dayText } from "./day-text.ts";
import { PersonRow } from "./person-row.tsx";
import { text } from "./text.ts";
import { TopListCard } from "./top-list-card.tsx";

const { occasions: labels } = text;

/** Upcoming birthdays and work anniversaries. */
export const OccasionsCard = ({
  occasions,
  today,
}: Pick<SuperadminDashboard, "occasions" | "today">) => (
  <TopListCard
    title={labels.title}
    {...occasions}
    empty={labels.empty}
    more={labels.more}
    row={({ kind, employee, date, years }) => (
      <PersonRow
        key={`${kind} ${employee.id}`}
        person={employee}
        end={<span className="text-muted text-sm tabular-nums">{dayText(date, today)}</span>}
      >
        {years === null ? labels.birthday : labels.years(years)}
      </PersonRow>
    )}
  />
);
