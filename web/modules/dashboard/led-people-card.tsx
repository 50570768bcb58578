import type { StaffDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { counted } from "#web/ui/format/counts.ts";
import { BareLink, Link } from "#web/ui/link.tsx";
import { dayText } from "./day-text.ts";
import { MoreLink } from "./top-list-card.tsx";

const labels = {
  title: "Your people",
  planner: "Team leave",
  more: (count: number) => `${count} more in the staff directory`,
  requests: (count: number) => counted(count, "request"),
  away: (day: string) => `away until ${day}`,
  passesOn: (day: string) => `passes on ${day}`,
} as const;

export type LedPeopleCardProps = Pick<
  StaffDashboard,
  "people" | "pendingReviews" | "teamAway" | "passingOn" | "today"
>;

/** The reader's people by name, each with what is next about them, or else their position. */
export const LedPeopleCard = (day: LedPeopleCardProps) => {
  const { people } = day;
  return (
    <Card
      title={
        <>
          {labels.title}{" "}
          <span className="font-normal text-base text-muted tabular-nums">{people.total}</span>
        </>
      }
      action={<Link href={places.teamLeave("staff")}>{labels.planner}</Link>}
      isFlush
    >
      <ul className="grid gap-x-2 px-2 pb-2 sm:grid-cols-2 xl:grid-cols-3">
        {people.items.map(({ employee, positionTitle }) => {
          const next = nextOf(employee.id, day);
          return (
            <li key={employee.id} className="min-w-0">
              <BareLink
                href={places.person("staff", employee.id)}
                className="flex min-h-12 items-center gap-3 rounded-md px-3 py-1.5 transition-colors hover:bg-sunken"
              >
                <Avatar name={employee.name} size="sm" />
                <span className="min-w-0">
                  <span className="block truncate font-medium">{employee.name}</span>
                  <span
                    className={classNames(
                      "block truncate text-sm tabular-nums",
                      next?.isUrgent ? "text-amber-text" : "text-muted",
                    )}
                  >
                    {next?.text ?? positionTitle}
                  </span>
                </span>
              </BareLink>
            </li>
          );
        })}
      </ul>
      <MoreLink
        href={places.notes("staff")}
        total={people.total}
        shown={people.items.length}
        label={labels.more}
      />
    </Card>
  );
};

/** The most urgent of what is next about someone. */
function nextOf(id: number, { pendingReviews, teamAway, passingOn, today }: LedPeopleCardProps) {
  const passing = passingOn.items.find(({ employee }) => employee.id === id);
  if (passing)
    return { text: labels.passesOn(dayText(passing.takesOverOn, today)), isUrgent: true };
  const requests = pendingReviews.items.filter(({ employee }) => employee.id === id).length;
  if (requests > 0) return { text: labels.requests(requests), isUrgent: true };
  const away = teamAway.items.find(
    ({ employee, startDate }) => employee.id === id && startDate <= today,
  );
  return away && { text: labels.away(dayText(away.endDate, today)), isUrgent: false };
}
