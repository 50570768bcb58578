/** Everyone knows of a change on its own day at the latest. */
export const isAnnouncedInTime = (announcedFrom: string | null | undefined, from: string) =>
  !announcedFrom || announcedFrom <= from;

export const announcedTooLate = "It cannot be announced after its own day";

/** Each step of a handover is due this many days before the change of manager. */
export interface HandoverDays {
  written: number;
  commented: number;
  confirmed: number;
}

export const maxHandoverDays = 60;

/** The least days per step when time is short: four, five and five, or fewer by the company's own steps. */
export const minStepDays = ({ written, commented, confirmed }: HandoverDays): HandoverDays => ({
  written: 4,
  commented: Math.min(5, written - commented),
  confirmed: Math.min(5, commented - confirmed),
});

/** A manager who leaves within this many days is not one to count on. */
export const leavesSoonDays = 60;

/** Longer stand-ins have to be named again. */
export const maxStandInDays = 366;
