import {
  IconBeach,
  IconBriefcase,
  IconBuilding,
  IconCake,
  IconFlag,
  IconMoonStars,
} from "@tabler/icons-react";
import type { CalendarKind } from "#contract/codes/calendar.ts";
import type { Tone } from "#web/ui/tone.ts";

export const kindLooks: Record<CalendarKind, { tone: Tone; Icon: typeof IconFlag }> = {
  WorkEvent: { tone: "red", Icon: IconBriefcase },
  pkHoliday: { tone: "green", Icon: IconMoonStars },
  ZAHoliday: { tone: "blue", Icon: IconFlag },
  ownHoliday: { tone: "accent", Icon: IconBuilding },
  birthday: { tone: "orange", Icon: IconCake },
  leave: { tone: "neutral", Icon: IconBeach },
};
