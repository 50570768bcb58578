import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Fetched, type FetchedProps } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

interface SettingsListCardProps<Item> {
  text: { title: string; lead: string; loading: string; failed: string; add: { action: string } };
  query: FetchedProps<readonly Item[]>["query"];
  /** One item as a list item. */
  row: (item: Item) => ReactNode;
  /** The dialog that adds one. */
  dialog: (adding: { isOpen: boolean; onClose: () => void }) => ReactNode;
}

/** A list of settings, to which more can be added. */
export function SettingsListCard<Item>({ text, query, row, dialog }: SettingsListCardProps<Item>) {
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
        {(items) => <ul aria-label={text.title}>{items.map(row)}</ul>}
      </Fetched>
      {dialog({ isOpen: isAdding, onClose: () => setIsAdding(false) })}
    </Card>
  );
}
