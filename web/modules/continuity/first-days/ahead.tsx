import { leaveTypeLabels } from "#contract/codes/leave.ts";
import type { NewPerson } from "#contract/continuity/first-days.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

export function Ahead({ person, today }: { person: NewPerson; today: string }) {
  const { leave, promises, probationEndsOn, employee } = person;
  const isEmpty = leave.length === 0 && promises.length === 0 && probationEndsOn === null;
  return (
    <section aria-labelledby={`ahead-${employee.id}`}>
      <h3 id={`ahead-${employee.id}`} className="mb-1 font-semibold">
        {text.ahead}
      </h3>
      {isEmpty && <p className="text-muted">{text.nothingAhead}</p>}
      <ul className="flex flex-col gap-2 py-1">
        {leave.map(({ id, leaveType, startDate, endDate, isPending }) => (
          <li key={id}>
            <p>{proseDays(startDate, endDate, today)}</p>
            <p className="text-muted text-sm">
              {leaveTypeLabels[leaveType]}
              {isPending && `, ${text.pending}`}
            </p>
          </li>
        ))}
        {probationEndsOn !== null && <li>{text.probation(proseDay(probationEndsOn, today))}</li>}
        {promises.map((promise) => (
          <li key={promise.id}>
            <p className="wrap-anywhere">{promise.promiseText}</p>
            <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
              <WhenDue dueOn={promise.dueOn} today={today} />
              {promise.isToBeTalkedAbout && <Badge tone="amber">{text.toTalkAbout}</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhenDue({ dueOn, today }: { dueOn: string | null; today: string }) {
  if (dueOn === null) return text.noDay;
  if (dueOn >= today) return text.due(proseDay(dueOn, today));
  return <span className="text-amber-text">{text.overdue(proseDay(dueOn, today))}</span>;
}
