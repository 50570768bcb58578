import type { StaffDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { counted } from "#web/ui/format/counts.ts";
import { Link } from "#web/ui/link.tsx";
import { dayText } from "./day-text.ts";
import { PersonRow, TopListCard } from "./top-list-card.tsx";

const labels = {
  title: "Your people",
  planner: "Team leave",
  more: (count: number) => `${count} more in the staff directory`,
  requests: (count: number) => counted(count, "request"),
  away: (day: string) => `away until ${day}`,
} as const;

export type LedPeopleCardProps = Pick<
  StaffDashboard,
  "people" | "pendingReviews" | "teamAway" | "today"
>;

export const LedPeopleCard = ({ people, pendingReviews, teamAway, today }: LedPeopleCardProps) => (
  <TopListCard
    title={labels.title}
    action={<Link href={places.teamLeave("staff")}>{labels.planner}</Link>}
    {...people}
    empty=""
    more={labels.more}
    allAt={places.notes("staff")}
    row={({ employee, positionTitle }) => {
      const requests = pendingReviews.items.filter((one) => one.employee.id === employee.id).length;
      const away = teamAway.items.find(
        (one) => one.employee.id === employee.id && one.startDate <= today,
      );
      return (
        <PersonRow
          key={employee.id}
          person={employee}
          href={places.person("staff", employee.id)}
          end={requests > 0 && <Badge tone="amber">{labels.requests(requests)}</Badge>}
        >
          {[positionTitle, away && labels.away(dayText(away.endDate, today))]
            .filter(Boolean)
            .join(" · ")}
        </PersonRow>
      );
    }}
  />
);
