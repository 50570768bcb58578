import { IconBeach, IconCake, IconCalendarEvent, IconFlag } from "@tabler/icons-react";
import { leaveTypeLabels } from "#contract/codes/leave.ts";
import type { StaffDashboard, UpcomingEvent } from "#contract/dashboard.ts";
import type { OwnRequest } from "#contract/leave/requests/own-leave.ts";
import { places } from "#contract/places.ts";
import { LeaveStatusBadge } from "#web/modules/leave/index.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { IconDisc } from "#web/ui/display/icon-disc.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { dayText } from "./day-text.ts";
import { staffText } from "./staff-text.ts";
import { PersonRow, TopListCard } from "./top-list-card.tsx";

const Request = ({ leave }: { leave: OwnRequest }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t px-5 py-3">
    <div className="min-w-0">
      <p className="font-medium">{leaveTypeLabels[leave.leaveType]}</p>
      <p className="text-muted text-sm tabular-nums">
        {proseDays(leave.startDate, leave.endDate)} · {formatDays(leave.leaveDuration)}
      </p>
    </div>
    <LeaveStatusBadge status={leave.leaveStatus} />
  </li>
);

export const OwnRequests = ({ requests }: { requests: readonly OwnRequest[] }) => (
  <Card
    title={staffText.staff.requests}
    action={<Link href={places.myLeave("staff")}>{staffText.staff.all}</Link>}
    isFlush
  >
    {requests.length === 0 ? (
      <EmptyState title={staffText.staff.empty} icon={<IconBeach size={22} stroke={1.75} />}>
        {staffText.staff.emptyHelp}
      </EmptyState>
    ) : (
      <ul>
        {requests.map((one) => (
          <Request key={one.id} leave={one} />
        ))}
      </ul>
    )}
  </Card>
);

const icons: Record<UpcomingEvent["kind"], readonly [tone: Tone, icon: typeof IconBeach]> = {
  holiday: ["accent", IconFlag],
  work: ["blue", IconCalendarEvent],
  leave: ["green", IconBeach],
  birthday: ["amber", IconCake],
};

function textOf(event: UpcomingEvent): [name: string, about: string] {
  if (event.kind === "holiday") return [event.name, staffText.events.holiday];
  if (event.kind === "work") return [event.name, staffText.events.work(event.time.slice(0, 5))];
  if (event.kind === "birthday") return [event.employee.name, staffText.events.birthday];
  return [
    leaveTypeLabels[event.leaveType],
    staffText.events.leave(proseDays(event.date, event.endDate)),
  ];
}

const keyOf = (event: UpcomingEvent): string => [event.kind, event.date, textOf(event)].join();

export const EventsCard = ({
  events,
  today,
}: {
  events: readonly UpcomingEvent[];
  today: string;
}) => (
  <TopListCard
    title={staffText.events.title}
    items={events}
    total={events.length}
    empty={staffText.events.empty}
    more={String}
    row={(event) => <Event key={keyOf(event)} event={event} today={today} />}
  />
);

function Event({ event, today }: { event: UpcomingEvent; today: string }) {
  const [tone, Icon] = icons[event.kind];
  const [name, about] = textOf(event);
  return (
    <li className="flex min-h-11 items-center gap-3 px-5 py-2">
      <IconDisc tone={tone}>
        <Icon size={18} stroke={1.75} />
      </IconDisc>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="block text-muted text-sm tabular-nums">{about}</span>
      </span>
      <span className="text-muted text-sm tabular-nums">{dayText(event.date, today)}</span>
    </li>
  );
}

const myFeedback = places.myFeedback("staff");

export const FeedbackCard = ({ unread }: { unread: StaffDashboard["unreadFeedback"] }) => (
  <TopListCard
    title={staffText.feedback.title}
    {...unread}
    action={<Link href={myFeedback}>{staffText.feedback.all}</Link>}
    empty={staffText.feedback.empty}
    more={staffText.feedback.more}
    allAt={myFeedback}
    row={({ id, sender, title, createdAt }) => (
      <PersonRow key={id} person={sender} href={places.receivedFeedback("staff", id)}>
        <span className="block truncate">
          {title} · {proseDay(createdAt.slice(0, 10))}
        </span>
      </PersonRow>
    )}
  />
);

export const PromisesCard = ({ promises, today }: Pick<StaffDashboard, "promises" | "today">) =>
  promises.total > 0 && (
    <TopListCard
      title={staffText.promises.title}
      {...promises}
      empty=""
      more={staffText.promises.more}
      row={({ id, employee, promiseText, dueOn, state, isIntent }) => (
        <PersonRow
          key={id}
          person={employee}
          href={places.promise("staff", employee.id, id)}
          end={
            (state === "proposed" && <Badge tone="blue">{staffText.promises.proposed}</Badge>) ||
            (isIntent && <Badge>{staffText.promises.intent}</Badge>)
          }
        >
          <span className="block truncate">{promiseText}</span>
          {dueOn === null && staffText.promises.noDay}
          {dueOn !== null && dueOn < today && (
            <span className="text-amber-text">
              {staffText.promises.overdue(dayText(dueOn, today))}
            </span>
          )}
          {dueOn !== null && dueOn >= today && staffText.promises.due(dayText(dueOn, today))}
        </PersonRow>
      )}
    />
  );
