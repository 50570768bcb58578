import { IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Card } from "#web/ui/display/card.tsx";

export interface TopListCardProps<Item> {
  title: string;
  action?: ReactNode;
  items: readonly Item[];
  total: number;
  /** A row, with its key. */
  row: (item: Item) => ReactNode;
  /** Shown when there is none, which is often good news. */
  empty: string;
  /** How many more there are than are shown. */
  more: (count: number) => ReactNode;
}

/** The first few of something, how many more there are, or that there is none. */
export function TopListCard<Item>(props: TopListCardProps<Item>) {
  const { title, action, items, total, row, empty, more } = props;
  const rest = total - items.length;
  return (
    <Card title={title} action={action} isFlush>
      {items.length === 0 ? (
        <p className="flex items-center gap-2 px-5 pb-5 text-muted">
          <IconCircleCheck
            size={18}
            stroke={1.75}
            aria-hidden="true"
            className="shrink-0 text-green-text"
          />
          {empty}
        </p>
      ) : (
        <>
          <ul className="pb-2">{items.map(row)}</ul>
          {rest > 0 && <p className="-mt-1 px-5 pb-4 text-muted text-sm">{more(rest)}</p>}
        </>
      )}
    </Card>
  );
}
