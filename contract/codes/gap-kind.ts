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

export const gapKindLabels: Record<GapKind, string> = {
  nobodyLeads: "Nobody leads them",
  managerDeactivated: "Manager deactivated",
  managerEnds: "Manager ends, nobody named",
  noHead: "Department without a head",
  handoverOverdue: "Handover overdue",
  promiseOverdue: "Promise overdue",
  promiseUndated: "Promise without a day",
  quiet: "Quiet for 90 days",
  threeManagers: "Three managers in a year",
};
