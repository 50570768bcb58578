import { IconDots } from "@tabler/icons-react";
import { IconButton } from "../icon-button.tsx";
import { Menu } from "../overlay/menu.tsx";
import type { TableView } from "./column.ts";

export function RowMenu<Row>({ view, row }: { view: TableView<Row>; row: Row }) {
  const items = view.rowActions?.(row) ?? [];
  if (items.length === 0) return null;
  const label = view.rowName ? `Actions for ${view.rowName(row)}` : "Actions";
  return (
    <Menu
      items={items}
      trigger={<IconButton label={label} size="sm" icon={<IconDots size={18} stroke={1.75} />} />}
    />
  );
}
