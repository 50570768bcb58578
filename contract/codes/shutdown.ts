/** How far a shutdown is. */
export const shutdownStates = [
  "counting",
  "ready",
  "booking",
  "booked",
  "undoing",
  "undone",
  "discarded",
] as const;
export type ShutdownState = (typeof shutdownStates)[number];

/** What those who lack days of annual leave get: unpaid leave for the days they lack, or nothing at all. */
export const lackingChoices = ["unpaid", "skip"] as const;
export type LackingChoice = (typeof lackingChoices)[number];
