/** A number with its noun: `1 request`, `2 requests`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** A number of days: `1 day`, `2.5 days`. */
export const formatDays = (count: number): string => counted(count, "day");
