import { IconAlertTriangle, IconArrowsExchange, IconBeach, IconClock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ChartPerson } from "#contract/continuity/chart.ts";
import { places } from "#contract/places.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { BareLink } from "#web/ui/link.tsx";
import { type Tone, toneTint } from "#web/ui/tone.ts";
import { text } from "./text.ts";

interface ChartPersonProps {
  person: ChartPerson;
  /** Whether the Tab key reaches the link to the person; in a tree, Enter follows it. */
  isReachable?: boolean;
}

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
              className="wrap-anywhere max-md:-my-3 rounded-sm hover:underline max-md:py-3"
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

/** Remarks next to a name: absence, stand-in, plans and what is missing. */
function ChartMarks({ person }: { person: ChartPerson }) {
  const { standIn, standInUntil, leadingFrom, managerFrom, leadingUntil } = person;
  const { awayUntil, vacancies, lacksHead, departmentName } = person;
  return (
    <>
      {awayUntil && <Mark Icon={IconBeach}>{text.away(awayUntil)}</Mark>}
      {standIn && standInUntil && (
        <Mark tone="blue" Icon={IconArrowsExchange}>
          {text.standIn(standIn, standInUntil)}
        </Mark>
      )}
      {leadingUntil && !leadingUntil.followerName && (
        <Mark tone="red" Icon={IconAlertTriangle}>
          {text.nobodyNamed(leadingUntil.on)}
        </Mark>
      )}
      {leadingUntil?.followerName && (
        <Mark Icon={IconClock}>{text.follower(leadingUntil.on, leadingUntil.followerName)}</Mark>
      )}
      {leadingFrom && <Mark Icon={IconClock}>{text.leadingFrom(leadingFrom)}</Mark>}
      {managerFrom && <Mark Icon={IconClock}>{text.managerFrom(managerFrom)}</Mark>}
      {vacancies > 0 && <Mark tone="amber">{text.vacant(vacancies)}</Mark>}
      {lacksHead && departmentName && (
        <Mark tone="amber" Icon={IconAlertTriangle}>
          {text.lacksHead(departmentName)}
        </Mark>
      )}
    </>
  );
}

interface MarkProps {
  tone?: Tone;
  Icon?: typeof IconClock;
  children: ReactNode;
}

/** Unlike a badge, it breaks into lines after long names. */
const Mark = ({ tone = "neutral", Icon, children }: MarkProps) => (
  <span
    className={classNames(
      "inline-flex min-h-6 items-center gap-1 rounded-lg px-2.5 py-0.5 font-medium text-xs",
      toneTint[tone],
    )}
  >
    {Icon && <Icon size={14} stroke={1.75} aria-hidden="true" className="shrink-0" />}
    <span className="wrap-anywhere">{children}</span>
  </span>
);
