import { IconBeach, IconCake, IconCalendarEvent, IconFlag } from "@tabler/icons-react";
import type { UpcomingEvent } from "#contract/dashboard.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { IconDisc } from "#web/ui/display/icon-disc.tsx";
import { proseDays } from "#web/ui/format/dates.ts";
import type { Tone } from "#web/ui/tone.ts";
import { dayText } from "./day-text.ts";
import { text } from "./text.ts";
import { TopListCard } from "./top-list-card.tsx";

const icons: Record<UpcomingEvent["kind"], readonly [tone: Tone, icon: typeof IconBeach]> = {
  holiday: ["accent", IconFlag],
  work: ["blue", IconCalendarEvent],
  leave: ["green", IconBeach],
  birthday: ["amber", IconCake],
};

function textOf(event: UpcomingEvent): [name: string, about: string] {
  if (event.kind === "holiday") return [event.name, text.events.holiday];
  if (event.kind === "work") return [event.name, text.events.work(event.time.slice(0, 5))];
  if (event.kind === "birthday") return [event.employee.name, text.events.birthday];
  return [leaveName(event), text.events.leave(proseDays(event.date, event.endDate))];
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
    title={text.events.title}
    items={events}
    total={events.length}
    empty={text.events.empty}
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
