import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Fetched, type FetchedProps } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { PageButtons, type PageButtonsProps } from "./page-buttons.tsx";

interface SettingsCardProps<Found> {
  text: { title: string; lead: string; loading: string; failed: string; add: { action: string } };
  query: FetchedProps<Found>["query"];
  /** The dialog that adds one. */
  dialog: (adding: { isOpen: boolean; onClose: () => void }) => ReactNode;
}

function SettingsCard<Found>({
  text,
  query,
  dialog,
  children,
}: SettingsCardProps<Found> & { children: (found: Found) => ReactNode }) {
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <Button
      size="sm"
      icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => setIsAdding(true)}
    >
      {text.add.action}
    </Button>
  );
  return (
    <Card title={text.title} action={add} isFlush>
      <p className="max-w-2xl text-pretty px-5 pb-3 text-muted">{text.lead}</p>
      <Fetched
        query={query}
        loading={text.loading}
        failed={text.failed}
        skeleton={<Skeleton className="mx-5 mb-5 h-64" />}
      >
        {children}
      </Fetched>
      {dialog({ isOpen: isAdding, onClose: () => setIsAdding(false) })}
    </Card>
  );
}

type WithRow<Item> = {
  /** One item as a list item. */
  row: (item: Item) => ReactNode;
};

interface ListProps<Item> extends WithRow<Item> {
  text: { title: string; none?: string; noneHelp?: string };
  /** For a list that can be empty. */
  icon?: ReactNode;
}

const List = <Item,>({ items, text, icon, row }: ListProps<Item> & { items: readonly Item[] }) =>
  items.length === 0 && text.none !== undefined ? (
    <EmptyState title={text.none} icon={icon}>
      {text.noneHelp}
    </EmptyState>
  ) : (
    <ul aria-label={text.title}>{items.map(row)}</ul>
  );

type SettingsListCardProps<Found, Item> = SettingsCardProps<Found> & ListProps<Item>;

/** A short list of settings. */
export const SettingsListCard = <Item,>({
  row,
  icon,
  ...card
}: SettingsListCardProps<readonly Item[], Item>) => (
  <SettingsCard {...card}>
    {(items) => <List items={items} text={card.text} icon={icon} row={row} />}
  </SettingsCard>
);

type SettingsPageCardProps<Item> = Pick<PageButtonsProps, "page" | "pageSize" | "onPage"> &
  SettingsListCardProps<{ items: readonly Item[]; total: number }, Item>;

/** A list of settings in pages, empty at first. */
export const SettingsPageCard = <Item,>({
  row,
  icon,
  page,
  pageSize,
  onPage,
  ...card
}: SettingsPageCardProps<Item>) => (
  <SettingsCard {...card}>
    {({ items, total }) => (
      <>
        <List items={items} text={card.text} icon={icon} row={row} />
        {total > pageSize && (
          <div className="border-line border-t px-5 py-3">
            <PageButtons page={page} pageSize={pageSize} total={total} onPage={onPage} />
          </div>
        )}
      </>
    )}
  </SettingsCard>
);
