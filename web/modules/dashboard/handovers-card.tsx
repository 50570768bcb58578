import type { StaffDashboard } from "#contract/dashboard.ts";
import { type Area, places } from "#contract/places.ts";
import { dayText } from "./day-text.ts";
import { text } from "./text.ts";
import { PersonRow, TopListCard } from "./top-list-card.tsx";

const { handovers: labels } = text;

type HandoversCardProps = Pick<StaffDashboard, "handovers" | "today"> & { area: Area };

export const HandoversCard = ({ handovers, today, area }: HandoversCardProps) =>
  handovers.total > 0 && (
    <TopListCard
      title={labels.title}
      {...handovers}
      empty=""
      more={labels.more}
      row={({ id, employee, step, dueOn }) => (
        <PersonRow key={id} person={employee} href={places.handover(area, id)}>
          {step !== null && <span className="block">{labels.steps[step as 1 | 2 | 3]}</span>}
          {dueOn !== null && dueOn < today && (
            <span className="text-amber-text">{labels.overdue(dayText(dueOn, today))}</span>
          )}
          {dueOn !== null && dueOn >= today && labels.due(dayText(dueOn, today))}
        </PersonRow>
      )}
    />
  );
