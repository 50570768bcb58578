import { IconChevronRight } from "@tabler/icons-react";
import { classNames } from "../class-names.ts";
import type { TableView } from "./column.ts";
import { RowMenu } from "./row-menu.tsx";
import { SelectionBox } from "./selection-box.tsx";

function AllColumns<Row>({ view, row }: { view: TableView<Row>; row: Row }) {
  const [title, ...others] = view.columns;
  return (
    <>
      <div className="min-w-0">{title?.cell(row)}</div>
      <dl className="mt-2 grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-2">
        {others
          .filter((column) => !column.isHiddenOnPhone)
          .map((column) => (
            <div key={column.key} className="contents">
              <dt className="text-muted">{column.header}</dt>
              <dd className="wrap-anywhere min-w-0 text-end tabular-nums">{column.cell(row)}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

/** One row as a card that opens its record, except by its own controls. */
function RowCard<Row>({ view, row }: { view: TableView<Row>; row: Row }) {
  const { opening, card, rowActions, selection } = view;
  return (
    <li className="relative flex min-h-18 items-center gap-2 border-line px-4 py-3 not-last:border-b">
      {opening && (
        <button
          type="button"
          aria-label={opening.label(row)}
          onClick={() => opening.open(row)}
          className="absolute inset-0 -outline-offset-2 active:bg-sunken"
        />
      )}
      {selection && (
        <div className="relative -ms-3 -me-2">
          <SelectionBox selection={selection} label={selection.label(row)} rows={[row]} />
        </div>
      )}
      <div
        className={classNames(
          "relative min-w-0 flex-1",
          opening && "pointer-events-none [&_:is(a,button)]:pointer-events-auto",
        )}
      >
        {card ? card(row) : <AllColumns view={view} row={row} />}
      </div>
      {rowActions && (
        <div className="relative -me-2">
          <RowMenu view={view} row={row} />
        </div>
      )}
      {opening && !rowActions && (
        <IconChevronRight
          size={16}
          stroke={1.75}
          aria-hidden="true"
          className="relative shrink-0 text-muted"
        />
      )}
    </li>
  );
}

export const TableCards = <Row,>({
  view,
  rows,
}: {
  view: TableView<Row>;
  rows: readonly Row[];
}) => (
  <ul aria-label={view.caption}>
    {rows.map((row) => (
      <RowCard key={view.rowKey(row)} view={view} row={row} />
    ))}
  </ul>
);
