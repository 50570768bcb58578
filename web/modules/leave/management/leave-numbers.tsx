import type { LeaveStatistics } from "#contract/leave/leave.ts";
import { places } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { type NumberFact, Numbers } from "#web/ui/display/numbers.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { dayIn } from "#web/ui/format/dates.ts";
import { text } from "../text.ts";

const { management, users } = text;

export function LeaveNumbers() {
  const { data: counts, isError } = useApiQuery("leave.statistics", {});
  const { data: tenant } = useApiQuery("tenant.getTenant", {});
  if (isError) return <Banner tone="amber">{management.statisticsFailed}</Banner>;
  return (
    <Numbers
      label={management.statistics}
      facts={[...leaveFacts(counts), todayFact(tenant?.country ?? "ZA")]}
    />
  );
}

function leaveFacts(counts: LeaveStatistics | undefined): NumberFact[] {
  const taken = (label: string, days?: number, people?: number) => ({
    label,
    value: days === undefined ? waiting : formatDays(days),
    hint: people === undefined ? undefined : users(people),
  });
  return [
    {
      label: management.pendingRequests,
      value: counts ? users(counts.pendingLeaveRequests) : waiting,
      href: places.leaveOf("superadmin", "pending"),
    },
    taken(management.annualTaken, counts?.annualLeaveCount, counts?.annualLeaveUsersCount),
    taken(management.sickTaken, counts?.sickLeaveCount, counts?.sickLeaveUsersCount),
    taken(management.otherTaken, counts?.otherLeaveCount, counts?.otherLeaveUsersCount),
  ];
}

const waiting = <Skeleton className="my-1 h-5 w-16" />;

/** Today in the format of the company's country (AMB-136). */
function todayFact(country: string): NumberFact {
  const { weekday, date } = dayIn(country, currentDay());
  return { label: date, value: weekday };
}
