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
  /** The key of the column above its content in a narrow table. */
  foldsUnder?: string;
  isHiddenOnPhone?: boolean;
};

export type RowOpening<Row> = {
  /** Its name for screen readers. */
  label: (row: Row) => string;
  open: (row: Row) => void;
  /** On wide screens a column has a button that does the same. */
  hasButton?: boolean;
};

export type RowSelection<Row> = {
  isSelected: (row: Row) => boolean;
  onSelect: (rows: readonly Row[], isSelected: boolean) => void;
  /** A checkbox's name for screen readers. */
  label: (row: Row) => string;
  /** The name of the checkbox for all rows of the page. */
  pageLabel: string;
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
  opening?: RowOpening<Row>;
  selection?: RowSelection<Row>;
  /** A row on phones, in two lines; without it, every column with its header. */
  card?: (row: Row) => ReactNode;
};

/** A column with those that share its cells. */
export type FoldedColumn<Row> = Column<Row> & { folded: readonly Column<Row>[] };

/** The columns of a table; a narrow one folds some below others. */
export const foldColumns = <Row>(
  columns: readonly Column<Row>[],
  hasRoom: boolean,
): FoldedColumn<Row>[] =>
  columns
    .filter(({ foldsUnder }) => hasRoom || foldsUnder === undefined)
    .map((column) => ({
      ...column,
      folded: hasRoom ? [] : columns.filter(({ foldsUnder }) => foldsUnder === column.key),
    }));

/** The sort after pressing a column's header: ascending first, then reversed. */
export const nextSort = (sort: Sort | undefined, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === "asc" ? "desc" : "asc",
});
