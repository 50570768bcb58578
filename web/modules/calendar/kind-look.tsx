import {
  IconBeach,
  IconBriefcase,
  IconBuilding,
  IconCake,
  IconFlag,
  IconMoonStars,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { CalendarKind } from "#contract/codes/calendar.ts";
import { classNames } from "#web/ui/class-names.ts";
import { type Tone, toneTint } from "#web/ui/tone.ts";

/** The colour of a kind, and its sign for readers who do not see the colour. */
export const kindLooks: Record<CalendarKind, { tone: Tone; Icon: typeof IconFlag }> = {
  WorkEvent: { tone: "red", Icon: IconBriefcase },
  pkHoliday: { tone: "green", Icon: IconMoonStars },
  ZAHoliday: { tone: "blue", Icon: IconFlag },
  ownHoliday: { tone: "accent", Icon: IconBuilding },
  birthday: { tone: "orange", Icon: IconCake },
  leave: { tone: "neutral", Icon: IconBeach },
};

export function KindName({ kind, children }: { kind: CalendarKind; children: ReactNode }) {
  const { tone, Icon } = kindLooks[kind];
  return (
    <span className="flex items-center gap-2">
      <span
        className={classNames("flex size-6 items-center justify-center rounded-md", toneTint[tone])}
      >
        <Icon size={15} stroke={1.75} aria-hidden="true" />
      </span>
      {children}
    </span>
  );
}
