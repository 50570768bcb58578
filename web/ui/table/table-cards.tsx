import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import { Button } from "../button.tsx";
import { Menu } from "../overlay/menu.tsx";
import { nextSort, type TableView } from "./column.ts";
import { RowMenu } from "./row-menu.tsx";

function SortMenu<Row>({ view }: { view: TableView<Row> }) {
  const { sort, onSort } = view;
  const sortable = view.columns.filter((column) => column.isSortable);
  if (!onSort || sortable.length === 0) return null;
  const Arrow = sort?.direction === "asc" ? IconArrowUp : IconArrowDown;
  const current = sortable.find((column) => column.key === sort?.key);
  return (
    <div className="flex justify-end border-line border-b px-4 py-2">
      <Menu
        trigger={
          <Button
            variant="ghost"
            size="sm"
            icon={<IconArrowsSort size={16} stroke={1.75} aria-hidden="true" />}
          >
            {current ? `Sorted by ${current.header}` : "Sort"}
          </Button>
        }
        items={sortable.map((column) => ({
          label: column.header,
          icon: column === current && <Arrow size={16} stroke={1.75} aria-hidden="true" />,
          onSelect: () => onSort(nextSort(sort, column.key)),
        }))}
      />
    </div>
  );
}

function RowCard<Row>({ view, row }: { view: TableView<Row>; row: Row }) {
  const [title, ...others] = view.columns;
  const shown = others.filter((column) => !column.isHiddenOnPhone);
  return (
    <li className="border-line px-4 py-3 not-last:border-b">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <div className="min-w-0 flex-1">{title?.cell(row)}</div>
        <RowMenu view={view} row={row} />
      </div>
      <dl className="mt-1 grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-2">
        {shown.map((column) => (
          <div key={column.key} className="contents">
            <dt className="text-muted">{column.header}</dt>
            <dd className="wrap-anywhere min-w-0 text-end tabular-nums">{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Rows as cards, for phones. */
export const TableCards = <Row,>({
  view,
  rows,
}: {
  view: TableView<Row>;
  rows: readonly Row[];
}) => (
  <>
    <SortMenu view={view} />
    <ul aria-label={view.caption}>
      {rows.map((row) => (
        <RowCard key={view.rowKey(row)} view={view} row={row} />
      ))}
    </ul>
  </>
);
