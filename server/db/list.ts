import { type OrderByItemBuilder, type RawBuilder, sql } from "kysely";
import type { ListQuery } from "#contract/common.ts";
import type { Page } from "#contract/operation.ts";

/** Whether the columns, read as one line of words, hold the text anywhere and in any case. */
export const contains = (columns: string[], text: string): RawBuilder<boolean> => {
  const words = sql.join(columns.map((column) => sql.ref(column)));
  return sql`lower(concat_ws(' ', ${words})) like ${patternOf(text)}`;
};

/** The pattern of what holds a text anywhere, to be compared with what is in lower case. */
export const patternOf = (text: string) =>
  sql<string>`lower(${`%${text.replaceAll(/[\\%_]/g, "\\$&")}%`})`;

export type Paging = Pick<ListQuery, "page" | "pageSize">;

/** How many rows come before a page. */
export const offsetOf = ({ page, pageSize }: Paging): number => (page - 1) * pageSize;

/** The column that a list is sorted by, and the direction that a leading minus turns around; nothing at all comes last. */
export function sortOf<Column extends string>(sort: Column | `-${Column}`) {
  const isDescending = sort.startsWith("-");
  return {
    column: (isDescending ? sort.slice(1) : sort) as Column,
    isDescending,
    direction: (order: OrderByItemBuilder) =>
      (isDescending ? order.desc() : order.asc()).nullsLast(),
  };
}

/** What a list can be sorted by, and then by; of a column that may be empty, nothing at all comes last. */
export interface SortColumn {
  by: RawBuilder<unknown>;
  thenBy?: RawBuilder<unknown>;
  isNullable?: true;
}

/** The order of a list, equal rows by id; an index in that order serves it from either end. */
export function orderOf<Column extends string>(
  sort: Column | `-${Column}`,
  columns: Record<Column, SortColumn>,
  id: RawBuilder<unknown>,
) {
  const { column, isDescending } = sortOf(sort);
  const { by, thenBy, isNullable } = columns[column];
  const keys = thenBy ? [by, thenBy] : [by];
  const order = (isReversed: boolean) => {
    const direction = sql.raw(isDescending === isReversed ? "asc" : "desc");
    const nulls = sql.raw(isNullable ? ` nulls ${isReversed ? "first" : "last"}` : "");
    return sql`${sql.join(keys.map((key) => sql`${key} ${direction}${nulls}`))}, ${id} ${direction}`;
  };
  return { forwards: order(false), backwards: order(true) };
}

/** Pages from here on are worth knowing the total first, so as to be read from the nearer end of the list. */
const deepOffset = 1_000;

export const isDeep = (paging: Paging): boolean => offsetOf(paging) >= deepOffset;

/** A page with the number of rows on all pages. Both are found at once, unless the page is deep in the list. */
export async function pageWithTotal<Row>(
  paging: Paging,
  counted: Promise<number>,
  findItems: (total?: number) => Promise<Row[]>,
): Promise<Page<Row>> {
  const [items, total] = await Promise.all([
    isDeep(paging) ? counted.then(findItems) : findItems(),
    counted,
  ]);
  return { items, total };
}

export interface PageWindow {
  isFromEnd: boolean;
  offset: number;
  limit: number;
}

/** The rows of a page, counted from the nearer end of the list if its total is known. */
export function windowOf(paging: Paging, total?: number): PageWindow {
  const rows = { offset: offsetOf(paging), limit: paging.pageSize };
  return total === undefined ? { isFromEnd: false, ...rows } : windowIn(total, rows);
}

/** These rows of a list of so many, counted from its nearer end. */
function windowIn(length: number, rows: Omit<PageWindow, "isFromEnd">): PageWindow {
  if (rows.offset < length / 2) return { isFromEnd: false, ...rows };
  const limit = Math.max(0, Math.min(rows.limit, length - rows.offset));
  return { isFromEnd: true, offset: Math.max(0, length - rows.offset - limit), limit };
}
