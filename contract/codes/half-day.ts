/** The two halves of a day of leave. */
export const halves = ["morning", "afternoon"] as const;
export type Half = (typeof halves)[number];

/** The half with which a range of dates begins and ends; without them, it is of whole days. */
export interface HalvesOfRange {
  startHalf?: Half | undefined;
  endHalf?: Half | undefined;
}
