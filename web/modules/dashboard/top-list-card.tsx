import { IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Card } from "#web/ui/display/card.tsx";
import { MoreLink } from "./more-link.tsx";

interface TopListCardProps<Item> {
  title: string;
  action?: ReactNode;
  items: readonly Item[];
  total: number;
  /** A row, with its key. */
  row: (item: Item, index: number) => ReactNode;
  /** Shown when there is none, which is often good news. */
  empty: string;
  /** How many more there are than are shown. */
  more: (count: number) => string;
  /** Where they are all listed, if anywhere. */
  allAt?: string;
}

/** The first few of something, how many more there are, or that there is none. */
export function TopListCard<Item>(props: TopListCardProps<Item>) {
  const { title, action, items, total, row, empty, more, allAt } = props;
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
          {allAt === undefined && rest > 0 && (
            <p className="-mt-1 px-5 pb-4 text-muted text-sm">{more(rest)}</p>
          )}
          {allAt !== undefined && (
            <MoreLink href={allAt} total={total} shown={items.length} label={more} />
          )}
        </>
      )}
    </Card>
  );
}
