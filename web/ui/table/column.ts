import type { ReactNode } from "react";
import type { MenuItem } from "../overlay/menu.tsx";

export type Column<Row> = {
  /** Names the column in `sort`. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  align?: "start" | "end";
  /** A CSS width; the rest is shared out. */
  width?: string;
  isHiddenOnPhone?: boolean;
};

export type Sort = { key: string; direction: "asc" | "desc" };

export type TableView<Row> = {
  /** Names the table. */
  caption: string;
  /** The first column names the row: it is the title of its card on phones. */
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** If set, each row has a menu, named `Actions for ` and `rowName`. */
  rowActions?: (row: Row) => readonly MenuItem[];
  rowName?: (row: Row) => string;
};

/** The sort after pressing a column's header: ascending first, then reversed. */
export const nextSort = (sort: Sort | undefined, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === "asc" ? "desc" : "asc",
});
