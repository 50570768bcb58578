import {
  IconBriefcase,
  IconCalendarOff,
  IconClock,
  IconMoonStars,
  IconTargetArrow,
  IconTransfer,
  IconUserExclamation,
  IconUserOff,
  IconUsersGroup,
} from "@tabler/icons-react";
import type { GapKind } from "#contract/codes/continuity.ts";

const icons: Record<GapKind, typeof IconClock> = {
  nobodyLeads: IconUserExclamation,
  managerDeactivated: IconUserOff,
  managerEnds: IconClock,
  noHead: IconBriefcase,
  handoverOverdue: IconTransfer,
  promiseOverdue: IconTargetArrow,
  promiseUndated: IconCalendarOff,
  quiet: IconMoonStars,
  threeManagers: IconUsersGroup,
};

export function GapIcon({ kind }: { kind: GapKind }) {
  const Icon = icons[kind];
  return <Icon size={18} stroke={1.75} aria-hidden="true" className="text-muted" />;
}
