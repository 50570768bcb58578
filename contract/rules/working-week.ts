/** The minutes of a whole day. */
export const maxWorkMinutes = 1440;

/** How many weeks a pattern of work may have before it begins again. */
export const maxWeeks = 8;

/**
 * How much of a day of leave each weekday takes, by its minutes of work: a whole day, or half of one if no more is worked than half
 * of the longest day; nothing if it is free.
 */
export function workShares(workMinutes: readonly number[]): number[] {
  const longest = Math.max(0, ...workMinutes);
  return workMinutes.map((minutes) => {
    if (minutes === 0) return 0;
    return minutes * 2 <= longest ? 0.5 : 1;
  });
}
