/** What a person may enter by hand into a balance. */
export const leaveEntryKinds = ["corrected", "opening", "paid-out"] as const;
