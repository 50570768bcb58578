import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import { classNames } from "../class-names.ts";
import { useMediaQuery } from "../use-media-query.ts";
import { type Column, type FoldedColumn, foldColumns, nextSort, type TableView } from "./column.ts";
import { SelectionBox } from "./selection-box.tsx";
import { TableRow } from "./table-row.tsx";

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
        "group -mx-2 inline-flex h-9 items-center gap-1.5 text-start rounded-md px-2 transition-colors hover:text-ink",
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

function HeaderCell<Row>({ view, column }: { view: TableView<Row>; column: FoldedColumn<Row> }) {
  const { sort, onSort } = view;
  const all = [column, ...column.folded];
  const isSorted = all.some(({ key }) => key === sort?.key);
  return (
    <th
      scope="col"
      style={{ width: column.width }}
      aria-sort={sort && isSorted ? ariaSort[sort.direction] : undefined}
      className={classNames(
        "h-11 px-3 font-medium text-muted text-sm first:ps-5 last:pe-5 lg:whitespace-nowrap lg:px-4 lg:first:ps-5 lg:last:pe-5",
        column.align === "end" ? "text-end" : "text-start",
      )}
    >
      {all.map((one) => (
        <span
          key={one.key}
          className={all.length > 1 ? "block [&>button]:h-auto [&>button]:min-h-7" : undefined}
        >
          {one.isSortable && onSort ? <SortButton view={view} column={one} /> : one.header}
        </span>
      ))}
    </th>
  );
}

/** Rows as a table, whose header stays visible below `--sticky-top`. */
export function TableGrid<Row>({ view, rows }: { view: TableView<Row>; rows: readonly Row[] }) {
  const hasRoom = useMediaQuery("(min-width: 1100px)");
  const columns = foldColumns(view.columns, hasRoom);
  return (
    <table className="w-full tabular-nums">
      <caption className="sr-only">{view.caption}</caption>
      <thead className="sticky top-(--sticky-top,0px) z-10 bg-card shadow-[inset_0_-1px_var(--line)]">
        <tr>
          {view.selection && (
            <td className="w-5 ps-5">
              <SelectionBox
                selection={view.selection}
                label={view.selection.pageLabel}
                rows={rows}
              />
            </td>
          )}
          {columns.map((column) => (
            <HeaderCell key={column.key} view={view} column={column} />
          ))}
          {view.rowActions && (
            <th scope="col" className="w-20 pe-5 text-end font-medium text-muted text-sm">
              Actions
            </th>
          )}
          {view.opening && !view.rowActions && <td className="w-10" />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={view.rowKey(row)} view={view} columns={columns} row={row} />
        ))}
      </tbody>
    </table>
  );
}
