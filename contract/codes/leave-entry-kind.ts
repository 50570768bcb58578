/** What a person may enter by hand into a balance; `worked`, on a day off or overtime, into that of time in lieu alone. */
export const leaveEntryKinds = ["corrected", "opening", "paid-out", "worked"] as const;
