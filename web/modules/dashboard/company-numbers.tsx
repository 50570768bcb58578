import { IconBeach, IconBriefcase, IconChecklist, IconUsers } from "@tabler/icons-react";
import type { SuperadminDashboard } from "#contract/dashboard.ts";
import { StatCard } from "#web/ui/display/stat-card.tsx";
import { formatMonth } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

const { numbers: labels } = text;
const iconProps = { size: 20, stroke: 1.75 } as const;

/** The company in four numbers. */
export function CompanyNumbers({ company }: { company: SuperadminDashboard }) {
  const { people, headCount, away, pendingReviews, vacantPositions, incompleteProfiles } = company;
  const [first] = headCount;
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard
        label={labels.decide}
        value={pendingReviews.total}
        hint={labels.decideHint(pendingReviews.total)}
        icon={<IconChecklist {...iconProps} />}
      />
      <StatCard
        label={labels.away}
        value={away.today}
        hint={labels.awaySoon(away.total - away.today)}
        icon={<IconBeach {...iconProps} />}
        tone="amber"
      />
      <StatCard
        label={labels.people}
        value={people}
        hint={first && labels.growth(people - first.people, formatMonth(first.date))}
        icon={<IconUsers {...iconProps} />}
        tone="blue"
      />
      <StatCard
        label={labels.vacant}
        value={vacantPositions.total}
        hint={
          incompleteProfiles.total > 0
            ? labels.profiles(incompleteProfiles.total)
            : labels.noProfiles
        }
        icon={<IconBriefcase {...iconProps} />}
        tone="neutral"
      />
    </div>
  );
}
