/** How others may decide on leave, as its employee is notified. */
export const leaveOutcomes = [
  "approved",
  "rejected",
  "cancelled",
  "cancellation_refused",
  "shortened",
] as const;
export type LeaveOutcome = (typeof leaveOutcomes)[number];
