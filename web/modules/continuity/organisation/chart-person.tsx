import type { ChartPerson } from "#contract/chart.ts";
import { places } from "#contract/places.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { BareLink } from "#web/ui/link.tsx";
import { text } from "./text.ts";

interface ChartPersonProps {
  person: ChartPerson;
  /** Whether the Tab key reaches the link to the person; in a tree, Enter follows it. */
  isReachable?: boolean;
}

/** Someone in the organisation: name, position, department and who stands in for them. */
export const PersonShown = ({ person, isReachable = false }: ChartPersonProps) => {
  const { id, name, isActive, positionTitle, departmentName, standIn } = person;
  return (
    <>
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
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
        {standIn && <p className="wrap-anywhere text-muted text-sm">{text.standIn(standIn)}</p>}
      </div>
    </>
  );
};
