import { cursorAfter } from "#contract/v1/operation.ts";

export interface PageAsked {
  limit: number;
  /** The id of the last row of the page before. */
  cursor?: number | undefined;
}

/** A page of rows read with one more than its limit. */
export function pageFrom<Row>(
  rows: readonly Row[],
  { limit }: PageAsked,
  idOf: (row: Row) => number,
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? cursorAfter(idOf(last)) : null };
}

export const ofId = ({ id }: { id: number }): number => id;
