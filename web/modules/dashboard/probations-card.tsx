import type { SuperadminDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { dayText } from "./day-text.ts";
import { PersonRow } from "./person-row.tsx";
import { text } from "./text.ts";
import { TopListCard } from "./top-list-card.tsx";

const { probations: labels } = text;

interface ProbationsCardProps {
  probations: SuperadminDashboard["endingProbations"];
  today: string;
}

/** Whose probation ends soon, or has ended without a new employment status; nothing if there is none, as in a company without it. */
export const ProbationsCard = ({ probations, today }: ProbationsCardProps) =>
  probations.total > 0 && (
    <TopListCard
      title={labels.title}
      {...probations}
      empty=""
      more={labels.more}
      allAt={places.usersOnProbation}
      row={({ employee, lastDay }) => (
        <PersonRow
          key={employee.id}
          person={employee}
          href={places.user(employee.id, "employment")}
        >
          {lastDay < today ? (
            <span className="text-amber-text">{labels.ended(dayText(lastDay, today))}</span>
          ) : (
            labels.ends(dayText(lastDay, today))
          )}
        </PersonRow>
      )}
    />
  );
