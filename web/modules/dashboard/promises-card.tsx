import type { StaffDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { dayText } from "./day-text.ts";
import { PersonRow } from "./person-row.tsx";
import { text } from "./text.ts";
import { TopListCard } from "./top-list-card.tsx";

const { promises: labels } = text;

/** What is promised to those whom the reader leads, the first due first; nothing if nothing is. */
export const PromisesCard = ({ promises, today }: Pick<StaffDashboard, "promises" | "today">) =>
  promises.total > 0 && (
    <TopListCard
      title={labels.title}
      {...promises}
      empty=""
      more={labels.more}
      row={({ id, employee, promiseText, dueOn, state, isIntent }) => (
        <PersonRow
          key={id}
          person={employee}
          href={places.promise("staff", employee.id, id)}
          end={
            (state === "proposed" && <Badge tone="blue">{labels.proposed}</Badge>) ||
            (isIntent && <Badge>{labels.intent}</Badge>)
          }
        >
          <span className="block truncate">{promiseText}</span>
          {dueOn === null && labels.noDay}
          {dueOn !== null && dueOn < today && (
            <span className="text-amber-text">{labels.overdue(dayText(dueOn, today))}</span>
          )}
          {dueOn !== null && dueOn >= today && labels.due(dayText(dueOn, today))}
        </PersonRow>
      )}
    />
  );
