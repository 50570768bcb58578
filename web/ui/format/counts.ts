/** A number as people read it, with a minus sign: `2.5`, `−3`. */
export const numberText = (number: number): string => String(number).replace("-", "−");

/** A number with its noun: `1 request`, `2 requests`, `−1 day`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${Math.abs(count) === 1 ? one : many}`;

/** The first names of a list and the number of the rest: `Ann, Ben and 2 others`. */
export const namesAndOthers = (names: readonly string[], others: number): string =>
  `${names.join(", ")}${others > 0 ? ` and ${counted(others, "other")}` : ""}`;

/** A number of days: `1 day`, `2.5 days`. */
export const formatDays = (count: number): string => counted(count, "day");

/** The shown rows of a list: `1 to 4 of 47 users`, `47 of 47 users`, `1 user`. */
export function countedRows(
  { from, to, total }: { from: number; to: number; total: number },
  ...[one, many]: [one: string, many?: string]
): string {
  const all = counted(total, one, many);
  if (total === 1) return all;
  return from === to ? `${from} of ${all}` : `${from} to ${to} of ${all}`;
}
