/** How others may decide on leave, as its employee is notified. */
export const leaveOutcomes = [
  "approved",
  /** It was asked for and approved by the one who decides. */
  "booked",
  "rejected",
  "cancelled",
  "cancellation_refused",
  "shortened",
  /** What it is for was stated otherwise; its days stay. */
  "corrected",
  /** It takes other days, as holidays or working times have changed. */
  "recounted",
] as const;
export type LeaveOutcome = (typeof leaveOutcomes)[number];
