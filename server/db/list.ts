import { type OrderByItemBuilder, type RawBuilder, sql } from "kysely";
import type { ListQuery } from "#contract/common.ts";
import type { Page } from "#contract/operation.ts";

/** Case-insensitive, anywhere in the columns as one line of words. */
export const contains = (columns: string[], text: string): RawBuilder<boolean> => {
  const words = sql.join(columns.map((column) => sql.ref(column)));
  return sql`lower(concat_ws(' ', ${words})) like ${patternOf(text)}`;
};

/** For comparison with lower-case text. */
export const patternOf = (text: string) =>
  sql<string>`lower(${`%${text.replaceAll(/[\\%_]/g, "\\$&")}%`})`;

/** For names without a stored `sort_name`, of which there are few. */
export const inOrderOfName = (column: string) =>
  sql<string>`app.folded(${sql.ref(column)}) collate "C"`;

export type Paging = Pick<ListQuery, "page" | "pageSize">;

export const offsetOf = ({ page, pageSize }: Paging): number => (page - 1) * pageSize;

/** A leading minus reverses the direction; null comes last. */
export function sortOf<Column extends string>(sort: Column | `-${Column}`) {
  const isDescending = sort.startsWith("-");
  return {
    column: (isDescending ? sort.slice(1) : sort) as Column,
    isDescending,
    direction: (order: OrderByItemBuilder) =>
      (isDescending ? order.desc() : order.asc()).nullsLast(),
  };
}

/** A primary and secondary sort key; null comes last. */
export interface SortColumn {
  by: RawBuilder<unknown>;
  thenBy?: RawBuilder<unknown>;
  isNullable?: true;
}

/** Equal rows by id; an index in this order works from both ends. */
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

/** From here on, the total decides the nearer end of the list. */
const deepOffset = 1_000;

export const isDeep = (paging: Paging): boolean => offsetOf(paging) >= deepOffset;

/** Page and total at once, unless the page is deep in the list. */
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

/** Counted from the nearer end if the total is known. */
export function windowOf(paging: Paging, total?: number): PageWindow {
  const rows = { offset: offsetOf(paging), limit: paging.pageSize };
  return total === undefined ? { isFromEnd: false, ...rows } : windowIn(total, rows);
}

/** Counted from the nearer end of the list. */
function windowIn(length: number, rows: Omit<PageWindow, "isFromEnd">): PageWindow {
  if (rows.offset < length / 2) return { isFromEnd: false, ...rows };
  const limit = Math.max(0, Math.min(rows.limit, length - rows.offset));
  return { isFromEnd: true, offset: Math.max(0, length - rows.offset - limit), limit };
}
