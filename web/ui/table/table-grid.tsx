import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import { classNames } from "../class-names.ts";
import { type Column, nextSort, type TableView } from "./column.ts";
import { RowMenu } from "./row-menu.tsx";

const cellClass = "h-13 px-4 py-2 first:ps-5 last:pe-5";

const arrows = { asc: IconArrowUp, desc: IconArrowDown };
const ariaSort = { asc: "ascending", desc: "descending" } as const;

function SortButton<Row>({ view, column }: { view: TableView<Row>; column: Column<Row> }) {
  const { sort, onSort } = view;
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const Arrow = direction ? arrows[direction] : IconArrowsSort;
  const isQuiet = "opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100";
  return (
    <button
      type="button"
      onClick={() => onSort?.(nextSort(sort, column.key))}
      className={classNames(
        "group -mx-2 inline-flex h-9 items-center gap-1.5 rounded-md px-2 transition-colors hover:text-ink",
        column.align === "end" && "flex-row-reverse",
        direction && "text-ink",
      )}
    >
      {column.header}
      <Arrow
        size={14}
        stroke={1.75}
        aria-hidden="true"
        className={direction ? undefined : isQuiet}
      />
    </button>
  );
}

function HeaderCell<Row>({ view, column }: { view: TableView<Row>; column: Column<Row> }) {
  const { sort, onSort } = view;
  return (
    <th
      scope="col"
      style={{ width: column.width }}
      aria-sort={sort?.key === column.key ? ariaSort[sort.direction] : undefined}
      className={classNames(
        "h-11 whitespace-nowrap px-4 font-medium text-muted text-sm first:ps-5 last:pe-5",
        column.align === "end" ? "text-end" : "text-start",
      )}
    >
      {column.isSortable && onSort ? <SortButton view={view} column={column} /> : column.header}
    </th>
  );
}

function BodyRow<Row>({ view, row }: { view: TableView<Row>; row: Row }) {
  return (
    <tr className="border-line not-first:border-t transition-colors hover:bg-sunken/50">
      {view.columns.map((column, index) => {
        const Cell = index === 0 ? "th" : "td";
        return (
          <Cell
            key={column.key}
            scope={index === 0 ? "row" : undefined}
            className={classNames(
              cellClass,
              "font-normal",
              column.align === "end" ? "text-end tabular-nums" : "text-start",
            )}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
      {view.rowActions && (
        <td className={classNames(cellClass, "text-end")}>
          <RowMenu view={view} row={row} />
        </td>
      )}
    </tr>
  );
}

/** Rows as a table, whose header stays visible below `--sticky-top`. */
export function TableGrid<Row>({ view, rows }: { view: TableView<Row>; rows: readonly Row[] }) {
  return (
    <table className="w-full tabular-nums">
      <caption className="sr-only">{view.caption}</caption>
      <thead className="sticky top-(--sticky-top,0px) z-10 bg-card shadow-[inset_0_-1px_var(--line)]">
        <tr>
          {view.columns.map((column) => (
            <HeaderCell key={column.key} view={view} column={column} />
          ))}
          {view.rowActions && (
            <td className="w-16">
              <span className="sr-only">Actions</span>
            </td>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <BodyRow key={view.rowKey(row)} view={view} row={row} />
        ))}
      </tbody>
    </table>
  );
}
