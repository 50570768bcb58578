import { IconAlertTriangle, IconArrowsExchange, IconBeach, IconClock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ChartPerson } from "#contract/continuity/chart.ts";
import { classNames } from "#web/ui/class-names.ts";
import { type Tone, toneTint } from "#web/ui/tone.ts";
import { text } from "./text.ts";

/** What is to be known of someone in the organisation beside their name: who is away and who stands in, what is planned, and what is missing. */
export function ChartMarks({ person }: { person: ChartPerson }) {
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

/** Unlike a badge, it breaks into lines where names are long. */
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
