import type { StaffDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { BareLink, Link } from "#web/ui/link.tsx";
import { nextOfPerson, type PeopleDay } from "./next-of-person.ts";
import { MoreLink } from "./top-list-card.tsx";

const labels = {
  title: "Your people",
  planner: "Team leave",
  more: (count: number) => `${count} more in the staff directory`,
} as const;

export type LedPeopleCardProps = PeopleDay & Pick<StaffDashboard, "people">;

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
      <ul className="grid gap-x-2 px-2 pb-2 sm:grid-cols-2">
        {people.items.map(({ employee, positionTitle }) => {
          const next = nextOfPerson(employee.id, day);
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
