import type { ReactNode } from "react";
import type { StaffDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { LeaveStatusBadge } from "#web/modules/leave/index.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { BareLink } from "#web/ui/link.tsx";

const labels = {
  title: "What is open",
  requested: (days: string, length: string) => `${days} · ${length}`,
  proposed: (day: string) => `you asked for this promise · ${day}`,
  promised: (name: string, day: string) => `promised by ${name} · ${day}`,
  ask: "Asked",
  due: (day: string) => `due ${day}`,
  noDay: "no day yet",
} as const;

/** What is open between the reader and their manager: requests and promises; nothing without any. */
export function OpenCard({ requests, ownPromises, today }: StaffDashboard) {
  if (requests.total + ownPromises.total === 0) return null;
  return (
    <Card title={labels.title} isFlush>
      <ul>
        {requests.items.map((leave) => (
          <Row
            key={`leave ${leave.id}`}
            href={places.ownRequest("staff", leave.id)}
            title={leaveName(leave)}
            line={labels.requested(
              proseDays(leave.startDate, leave.endDate, today),
              formatDays(leave.leaveDuration),
            )}
            end={<LeaveStatusBadge status={leave.leaveStatus} />}
          />
        ))}
        {ownPromises.items.map(({ id, promiseText, state, madeBy, madeOn, dueOn }) => (
          <Row
            key={`promise ${id}`}
            href={places.ownPromise("staff", id)}
            title={promiseText}
            line={
              state === "proposed"
                ? labels.proposed(proseDay(madeOn, today))
                : labels.promised(madeBy.name, proseDay(madeOn, today))
            }
            end={
              state === "proposed" ? (
                <Badge tone="blue">{labels.ask}</Badge>
              ) : (
                <span className="text-muted text-sm tabular-nums">
                  {dueOn === null ? labels.noDay : labels.due(proseDay(dueOn, today))}
                </span>
              )
            }
          />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  href: string;
  title: string;
  line: string;
  end: ReactNode;
}

const Row = ({ href, title, line, end }: RowProps) => (
  <li className="border-line border-t">
    <BareLink
      href={href}
      className="-outline-offset-2! flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5 transition-colors hover:bg-sunken"
    >
      <span className="min-w-0 flex-1 basis-48">
        <span className="wrap-anywhere block font-medium">{title}</span>
        <span className="block text-muted text-sm tabular-nums">{line}</span>
      </span>
      {end}
    </BareLink>
  </li>
);
