/** Whether a change may be announced on a day only: everyone knows of it on its own day. */
export const isAnnouncedInTime = (announcedFrom: string | null | undefined, from: string) =>
  !announcedFrom || announcedFrom <= from;

export const announcedTooLate = "It cannot be announced after its own day";

/** How many days before a change of who leads each step of its handover is due. */
export interface HandoverDays {
  written: number;
  commented: number;
  confirmed: number;
}

export const maxHandoverDays = 60;

/**
 * How many days each step has at least when time is short: four, five and five. A company with fewer days between two steps gives no
 * more of them because time is short.
 */
export const minStepDays = ({ written, commented, confirmed }: HandoverDays): HandoverDays => ({
  written: 4,
  commented: Math.min(5, written - commented),
  confirmed: Math.min(5, commented - confirmed),
});

/** For how many days at most someone stands in for a manager without being named again. */
export const maxStandInDays = 366;
