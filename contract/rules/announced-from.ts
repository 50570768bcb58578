/** Whether a change may be announced on a day only: everyone knows of it on its own day. */
export const isAnnouncedInTime = (announcedFrom: string | null | undefined, from: string) =>
  !announcedFrom || announcedFrom <= from;

export const announcedTooLate = "It cannot be announced after its own day";
