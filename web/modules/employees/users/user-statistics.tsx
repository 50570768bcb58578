import { IconChecklist, IconUserQuestion, IconUsers } from "@tabler/icons-react";
import { useApiQuery } from "#web/api/hooks.ts";
import { StatCard } from "#web/ui/display/stat-card.tsx";
import { StatCards } from "#web/ui/display/stat-cards.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { text } from "../text.ts";

const { statistics: labels } = text;
const iconProps = { size: 20, stroke: 1.75 } as const;

export function UserStatistics() {
  const { data, isPending } = useApiQuery("employees.statistics", {});
  const value = (count: number | undefined) =>
    isPending ? <Skeleton className="my-1 h-6 w-10" /> : (count ?? "–");
  return (
    <StatCards label={labels.title} className="sm:grid-cols-3">
      <StatCard
        label={labels.total}
        value={value(data?.totalUsers)}
        hint={labels.totalHint}
        icon={<IconUsers {...iconProps} />}
      />
      <StatCard
        label={labels.pending}
        value={value(data?.usersPending)}
        hint={labels.pendingHint}
        icon={<IconUserQuestion {...iconProps} />}
        tone="amber"
      />
      <StatCard
        label={labels.actionItems}
        value={value(data?.actionItems)}
        hint={labels.actionItemsHint}
        icon={<IconChecklist {...iconProps} />}
        tone="blue"
      />
    </StatCards>
  );
}
