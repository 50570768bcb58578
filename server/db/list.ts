import { type OrderByItemBuilder, type RawBuilder, sql } from "kysely";
import type { ListQuery } from "#contract/common.ts";

/** Whether the columns, read as one line of words, hold the text anywhere and in any case. */
export const contains = (columns: string[], text: string): RawBuilder<boolean> => {
  const words = sql.join(columns.map((column) => sql.ref(column)));
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`lower(concat_ws(' ', ${words})) like lower(${pattern})`;
};

/** How many rows come before a page. */
export const offsetOf = ({ page, pageSize }: Pick<ListQuery, "page" | "pageSize">): number =>
  (page - 1) * pageSize;

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
