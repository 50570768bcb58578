import {
  IconBeach,
  IconCalendarEvent,
  IconDots,
  IconHourglass,
  IconStethoscope,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { LeaveStatistics } from "#contract/leave/leave.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { StatCard, type StatCardProps, StatCards } from "#web/ui/display/stat-cards.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { dayIn } from "#web/ui/format/dates.ts";
import { useMediaQuery } from "#web/ui/use-media-query.ts";
import { text } from "../text.ts";

const { management, users } = text;
const iconProps = { size: 20, stroke: 1.75 } as const;

const taken = (label: string, dayCount: number, userCount: number, icon: ReactNode) => ({
  label,
  value: formatDays(dayCount),
  hint: users(userCount),
  icon,
});

const cardsOf = (counts: LeaveStatistics): StatCardProps[] => [
  {
    label: management.pendingRequests,
    value: users(counts.pendingLeaveRequests),
    icon: <IconHourglass {...iconProps} />,
    tone: counts.pendingLeaveRequests > 0 ? "amber" : "neutral",
  },
  taken(
    management.annualTaken,
    counts.annualLeaveCount,
    counts.annualLeaveUsersCount,
    <IconBeach {...iconProps} />,
  ),
  taken(
    management.sickTaken,
    counts.sickLeaveCount,
    counts.sickLeaveUsersCount,
    <IconStethoscope {...iconProps} />,
  ),
  taken(
    management.otherTaken,
    counts.otherLeaveCount,
    counts.otherLeaveUsersCount,
    <IconDots {...iconProps} />,
  ),
];

export function LeaveStatisticsCards() {
  const hasRoom = useMediaQuery("(min-width: 640px)");
  const { data, isPending, isError } = useApiQuery("leave.statistics", {});
  if (isError) return <Banner tone="amber">{management.statisticsFailed}</Banner>;
  return (
    <StatCards
      label={management.statistics}
      className="sm:grid-cols-2 min-[50rem]:grid-cols-3 min-[88rem]:grid-cols-5"
    >
      {isPending ? (
        <Delayed label={text.loading}>
          <Skeleton className="h-28" />
        </Delayed>
      ) : (
        cardsOf(data).map(({ icon, ...card }) => (
          <StatCard key={card.label} {...card} icon={hasRoom && icon} />
        ))
      )}
      <DateCard />
    </StatCards>
  );
}

/** Today in the format of the company's country (AMB-136). */
function DateCard() {
  const { data: tenant } = useApiQuery("tenant.getTenant", {});
  const { weekday, date } = dayIn(tenant?.country ?? "ZA", currentDay());
  return (
    <StatCard
      label={text.management.today}
      value={<span className="text-xl">{weekday}</span>}
      hint={date}
      icon={<IconCalendarEvent size={20} stroke={1.75} />}
    />
  );
}
