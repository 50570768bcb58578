import { IconChevronRight, IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { PersonName } from "#contract/common.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { BareLink } from "#web/ui/link.tsx";

interface TopListCardProps<Item> {
  title: string;
  action?: ReactNode;
  items: readonly Item[];
  total: number;
  /** A row, with its key. */
  row: (item: Item, index: number) => ReactNode;
  /** Shown for an empty list, often as good news. */
  empty: string;
  more: (count: number) => string;
  allAt?: string;
}

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

interface PersonRowProps {
  person: PersonName;
  children: ReactNode;
  /** At the end: a badge, a day. */
  end?: ReactNode;
}

export const PersonRow = ({ person, children, end }: PersonRowProps) => (
  <li className="flex min-h-11 min-w-0 items-center gap-3 px-5 py-2">
    <Avatar name={person.name} />
    <span className="min-w-0 flex-1">
      <span className="block truncate font-medium">{person.name}</span>
      <span className="block text-muted text-sm tabular-nums">{children}</span>
    </span>
    {end}
  </li>
);

interface MoreLinkProps {
  href: string;
  total: number;
  /** The number of rows above. */
  shown: number;
  label: (count: number) => string;
}

/** The number of further rows with a link to them; nothing if all are shown. */
export const MoreLink = ({ href, total, shown, label }: MoreLinkProps) =>
  total > shown && (
    <BareLink
      href={href}
      className="-outline-offset-2! flex min-h-11 items-center justify-between gap-3 rounded-b-lg border-line border-t px-5 py-2.5 text-accent-text text-sm transition-colors hover:bg-sunken"
    >
      {label(total - shown)}
      <IconChevronRight size={16} stroke={1.75} aria-hidden="true" className="shrink-0" />
    </BareLink>
  );
