/** What is said about a decision, which the first screen loads without the text of the leave screens. */
export const decisionText = {
  approved: (name: string) => `Leave of ${name} approved`,
  rejected: (name: string) => `Leave of ${name} rejected`,
  approveFailed: "The leave could not be approved. Please try again.",
  rejectFailed: "The leave could not be rejected. Please try again.",
  cancelled: (name: string) => `Leave of ${name} cancelled`,
  kept: (name: string) => `Leave of ${name} is still approved`,
  cancelFailed: "The cancellation could not be decided. Please try again.",
} as const;
