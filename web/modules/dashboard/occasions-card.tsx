import type { SuperadminDashboard } from "#contract/dashboard.ts";
import { dayText } from "./day-text.ts";
import { PersonRow } from "./person-row.tsx";
import { text } from "./text.ts";
import { TopListCard } from "./top-list-card.tsx";

const { occasions: words } = text;

/** Birthdays and work anniversaries that are near. */
export const OccasionsCard = ({
  occasions,
  today,
}: Pick<SuperadminDashboard, "occasions" | "today">) => (
  <TopListCard
    title={words.title}
    {...occasions}
    empty={words.empty}
    more={words.more}
    row={({ kind, employee, date, years }) => (
      <PersonRow
        key={`${kind} ${employee.id}`}
        person={employee}
        end={<span className="text-muted text-sm tabular-nums">{dayText(date, today)}</span>}
      >
        {years === null ? words.birthday : words.years(years)}
      </PersonRow>
    )}
  />
);
