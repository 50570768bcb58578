import type { ChartPerson } from "#contract/continuity/chart.ts";
import { places } from "#contract/places.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { BareLink } from "#web/ui/link.tsx";
import { ChartMarks } from "./chart-marks.tsx";
import { text } from "./text.ts";

interface ChartPersonProps {
  person: ChartPerson;
  /** Whether the Tab key reaches the link to the person; in a tree, Enter follows it. */
  isReachable?: boolean;
}

/** Someone in the organisation: name, position, department and what is marked. */
export const PersonShown = ({ person, isReachable = false }: ChartPersonProps) => {
  const { id, name, isActive, positionTitle, departmentName } = person;
  return (
    <>
      <Avatar name={name} />
      <div className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-1 lg:flex-row lg:items-center">
        <div className="min-w-0 lg:w-72 lg:shrink-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <BareLink
              href={places.person("superadmin", id)}
              {...(!isReachable && { tabIndex: -1 })}
              className="wrap-anywhere rounded-sm hover:underline"
            >
              {name}
            </BareLink>
            {!isActive && <Badge tone="red">{text.deactivated}</Badge>}
          </p>
          <p className="wrap-anywhere text-muted text-sm">
            {[positionTitle, departmentName].filter(Boolean).join(" · ") || text.noPosition}
          </p>
        </div>
        <div className="flex flex-wrap gap-1.5 empty:hidden">
          <ChartMarks person={person} />
        </div>
      </div>
    </>
  );
};
