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
