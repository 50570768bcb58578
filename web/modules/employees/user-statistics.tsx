import { IconChecklist, IconUserQuestion, IconUsers } from "@tabler/icons-react";
import { useApiQuery } from "#web/api/hooks.ts";
import { StatCard } from "#web/ui/display/stat-card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { text } from "./text.ts";

const { statistics: words } = text;
const iconProps = { size: 20, stroke: 1.75 } as const;

/** How many users there are, how many have yet to complete their profile, and what waits for the reader. */
export function UserStatistics() {
  const { data, isPending } = useApiQuery("employees.statistics", {});
  const value = (count: number | undefined) =>
    isPending ? <Skeleton className="my-1 h-6 w-10" /> : (count ?? "–");
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard
        label={words.total}
        value={value(data?.totalUsers)}
        hint={words.totalHint}
        icon={<IconUsers {...iconProps} />}
      />
      <StatCard
        label={words.pending}
        value={value(data?.usersPending)}
        hint={words.pendingHint}
        icon={<IconUserQuestion {...iconProps} />}
        tone="amber"
      />
      <StatCard
        label={words.actionItems}
        value={value(data?.actionItems)}
        hint={words.actionItemsHint}
        icon={<IconChecklist {...iconProps} />}
        tone="blue"
      />
    </div>
  );
}
