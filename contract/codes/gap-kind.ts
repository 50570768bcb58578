/** What can be missing in who leads whom, the most pressing first. */
export const gapKinds = [
  "nobodyLeads",
  "managerDeactivated",
  "managerEnds",
  "noHead",
  "handoverOverdue",
  "promiseOverdue",
  "promiseUndated",
  "quiet",
  "threeManagers",
] as const;
export type GapKind = (typeof gapKinds)[number];
