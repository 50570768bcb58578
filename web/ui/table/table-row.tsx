import { IconChevronRight } from "@tabler/icons-react";
import type { MouseEvent } from "react";
import { classNames } from "../class-names.ts";
import type { FoldedColumn, RowOpening, TableView } from "./column.ts";
import { RowMenu } from "./row-menu.tsx";
import { SelectionBox } from "./selection-box.tsx";

const cellClass = "h-13 px-3 py-2 first:ps-5 lg:px-4 lg:first:ps-5";

/** Whether a press is for a control of the row, one of its menus, or selected text. */
function isMeantElsewhere({ currentTarget, target }: MouseEvent<Element>): boolean {
  const isOutside = !(target instanceof Element && currentTarget.contains(target));
  const hasSelection = getSelection()?.isCollapsed === false;
  return isOutside || hasSelection || target.closest("a, button, input, select, label") !== null;
}

function OpenButton<Row>({ opening, row }: { opening?: RowOpening<Row>; row: Row }) {
  if (!opening || opening.hasButton) return null;
  return (
    <button
      type="button"
      data-row-opener=""
      aria-label={opening.label(row)}
      onClick={() => opening.open(row)}
      className="sr-only"
    />
  );
}

interface TableRowProps<Row> {
  view: TableView<Row>;
  columns: readonly FoldedColumn<Row>[];
  row: Row;
}

function Cells<Row>({ view, columns, row }: TableRowProps<Row>) {
  return columns.map((column, index) => {
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
        {index === 0 && <OpenButton opening={view.opening} row={row} />}
        {column.cell(row)}
        {column.folded.map((one) => (
          <div key={one.key} className="mt-1 text-muted text-sm">
            {one.cell(row)}
          </div>
        ))}
      </Cell>
    );
  });
}

/** One row of a table; a press anywhere opens its record. */
export function TableRow<Row>({ view, columns, row }: TableRowProps<Row>) {
  const { opening, rowActions, selection } = view;
  const isSelected = selection?.isSelected(row);
  return (
    // By keyboard a button in the row does the same.
    <tr
      onClick={(event) => !isMeantElsewhere(event) && opening?.open(row)}
      className={classNames(
        "group/row border-line not-first:border-t transition-colors",
        isSelected ? "bg-accent-tint" : "hover:bg-sunken/50",
        opening &&
          "cursor-pointer -outline-offset-2 outline-accent has-[[data-row-opener]:focus-visible]:outline-2",
      )}
    >
      {selection && (
        <td className="w-5 ps-5">
          <SelectionBox selection={selection} label={selection.label(row)} rows={[row]} />
        </td>
      )}
      <Cells view={view} columns={columns} row={row} />
      {(rowActions || opening) && (
        <td className="h-13 py-2 pe-3 text-end">
          <span className="inline-flex items-center gap-1">
            <RowMenu view={view} row={row} />
            {opening && (
              <IconChevronRight
                size={16}
                stroke={1.75}
                aria-hidden="true"
                className="text-muted opacity-0 transition-opacity group-hover/row:opacity-100"
              />
            )}
          </span>
        </td>
      )}
    </tr>
  );
}
