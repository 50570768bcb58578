import { counted } from "#web/ui/format/counts.ts";

/** The text of the people whom the reader leads, which loads with their card. */
export const ledPeopleText = {
  title: "Your people",
  planner: "Team leave",
  more: (count: number) => `${count} more in the staff directory`,
  requests: (count: number) => counted(count, "request"),
  away: (day: string) => `away until ${day}`,
} as const;
