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

/** A short list of settings. */
export const SettingsListCard = <Item,>({
  row,
  ...card
}: SettingsCardProps<readonly Item[]> & WithRow<Item>) => (
  <SettingsCard {...card}>
    {(items) => <ul aria-label={card.text.title}>{items.map(row)}</ul>}
  </SettingsCard>
);

interface SettingsPageCardProps<Item>
  extends SettingsCardProps<{ items: readonly Item[]; total: number }>,
    WithRow<Item>,
    Pick<PageButtonsProps, "page" | "pageSize" | "onPage"> {
  text: SettingsCardProps<unknown>["text"] & { none: string; noneHelp: string };
  /** For an empty list. */
  icon: ReactNode;
}

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
        {total === 0 ? (
          <EmptyState title={card.text.none} icon={icon}>
            {card.text.noneHelp}
          </EmptyState>
        ) : (
          <ul aria-label={card.text.title}>{items.map(row)}</ul>
        )}
        {total > pageSize && (
          <div className="border-line border-t px-5 py-3">
            <PageButtons page={page} pageSize={pageSize} total={total} onPage={onPage} />
          </div>
        )}
      </>
    )}
  </SettingsCard>
);
