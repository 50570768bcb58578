import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import { IconButton } from "../icon-button.tsx";
import { Menu } from "../overlay/menu.tsx";
import { type Column, nextSort, type Sort } from "./column.ts";

interface SortMenuProps {
  columns: readonly Pick<Column<never>, "key" | "header" | "isSortable">[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** The sort of tables without headers on phones, next to the search. */
export function SortMenu({ columns, sort, onSort }: SortMenuProps) {
  const sortable = columns.filter((column) => column.isSortable);
  const Arrow = sort?.direction === "asc" ? IconArrowUp : IconArrowDown;
  const current = sortable.find((column) => column.key === sort?.key);
  return (
    <Menu
      trigger={
        <IconButton
          label={current ? `Sorted by ${current.header}` : "Sort"}
          icon={<IconArrowsSort size={18} stroke={1.75} />}
          className="border border-line bg-card sm:hidden"
        />
      }
      items={sortable.map((column) => ({
        label: column.header,
        icon: column === current && <Arrow size={16} stroke={1.75} aria-hidden="true" />,
        onSelect: () => onSort(nextSort(sort, column.key)),
      }))}
    />
  );
}
