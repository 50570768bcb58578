import type { LeavePlan } from "#contract/leave/planning/planner.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { proseDays, proseWeekday } from "#web/ui/format/dates.ts";
import { BareLink } from "#web/ui/link.tsx";
import { OwnTypeSign } from "../own-type-sign.tsx";
import { LeaveStatusBadge } from "../requests/leave-status-badge.tsx";
import { usePlaceOf } from "./planner-bar.tsx";
import { blockedLines, shortLines } from "./planner-day-rules.ts";
import { type PlannedWeek, weeksOf } from "./planner-days.ts";
import { text } from "./planner-text.ts";

/** The same plan for a phone: a card for each week with its absent people. */
export const PlannerWeeks = ({ plan }: { plan: LeavePlan }) => (
  <div className="flex flex-col gap-4 md:hidden print:hidden">
    {weeksOf(plan).map((week) => (
      <Card key={week.from} title={proseDays(week.from, week.to, plan.today)} isFlush>
        {week.holidays.map(({ date, holiday }) => (
          <p key={date} className="border-line border-t px-5 py-2 text-blue-text text-sm">
            {proseWeekday(date, plan.today)}: {holiday}
          </p>
        ))}
        {[
          ...blockedLines(plan, week).map((line) => `${text.blocked}: ${line}`),
          ...shortLines(plan, week).map((line) => `${text.short}: ${line}`),
        ].map((line) => (
          <p
            key={line}
            className="border-line border-t px-5 py-2 text-red-text text-sm first-letter:uppercase"
          >
            {line}
          </p>
        ))}
        {week.leave.length === 0 ? (
          <p className="border-line border-t px-5 py-3 text-muted text-sm">{text.noLeave}</p>
        ) : (
          <ul>
            {week.leave.map((away) => (
              <Away key={away.leave.id} {...away} today={plan.today} />
            ))}
          </ul>
        )}
      </Card>
    ))}
  </div>
);

function Away({ person, leave, today }: PlannedWeek["leave"][number] & { today: string }) {
  const placeOf = usePlaceOf(person.id);
  return (
    <li className="border-line border-t">
      <BareLink href={placeOf(leave)} className="flex min-h-14 items-center gap-3 px-5 py-2">
        <Avatar name={person.name} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{person.name}</span>
          <span className="block text-muted text-sm">
            {leave.ownType && (
              <>
                <OwnTypeSign color={leave.ownType.color} />{" "}
              </>
            )}
            {leaveName(leave)}, {proseDays(leave.startDate, leave.endDate, today)}
          </span>
        </span>
        <LeaveStatusBadge status={leave.leaveStatus} />
      </BareLink>
    </li>
  );
}
