import { IconBeach, IconBriefcase, IconChecklist, IconUsers } from "@tabler/icons-react";
import type { SuperadminDashboard } from "#contract/dashboard.ts";
import { StatCard } from "#web/ui/display/stat-card.tsx";
import { formatMonth } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

const { numbers: words } = text;
const iconProps = { size: 20, stroke: 1.75 } as const;

/** The four numbers that say how the company stands. */
export function CompanyNumbers({ company }: { company: SuperadminDashboard }) {
  const { people, headCount, away, pendingReviews, vacantPositions, incompleteProfiles } = company;
  const [first] = headCount;
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard
        label={words.decide}
        value={pendingReviews.total}
        hint={words.decideHint(pendingReviews.total)}
        icon={<IconChecklist {...iconProps} />}
      />
      <StatCard
        label={words.away}
        value={away.today}
        hint={words.awaySoon(away.total - away.today)}
        icon={<IconBeach {...iconProps} />}
        tone="amber"
      />
      <StatCard
        label={words.people}
        value={people}
        hint={first && words.growth(people - first.people, formatMonth(first.date))}
        icon={<IconUsers {...iconProps} />}
        tone="blue"
      />
      <StatCard
        label={words.vacant}
        value={vacantPositions.total}
        hint={
          incompleteProfiles.total > 0 ? words.profiles(incompleteProfiles.total) : words.noProfiles
        }
        icon={<IconBriefcase {...iconProps} />}
        tone="neutral"
      />
    </div>
  );
}
