import { IconMessage2 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ReceivedFeedback } from "#contract/feedback.ts";
import { messageOf } from "#web/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { formatDate } from "#web/ui/format/dates.ts";
import type { Column } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { sortOf, textOfSort } from "#web/ui/table/list-search.ts";
import { MoreRows } from "../more-rows.tsx";
import { text } from "../text.ts";
import { ReadBadge } from "./read-badge.tsx";
import { type ReceivedSearch, readReceivedSearch } from "./received-search.ts";
import type { useReceived } from "./use-received.ts";

interface ReceivedTableProps {
  search: ReceivedSearch;
  list: ReturnType<typeof useReceived>;
  onSort: (sort: ReceivedSearch["sort"]) => void;
  onOpen: (message: ReceivedFeedback) => void;
}

/** All matching received feedback, which grows by scrolling. */
export const ReceivedTable = ({ search, list, onSort, onOpen }: ReceivedTableProps) => (
  <div>
    <DataTable
      caption={text.received.title}
      columns={receivedColumns(onOpen)}
      rows={list.isError && !list.isFetchNextPageError ? undefined : list.rows}
      rowKey={({ feedback_id }) => feedback_id}
      card={(message) => <ReceivedCard message={message} />}
      opening={{
        label: ({ title, sender_full_name }) => text.received.open(title, sender_full_name),
        open: onOpen,
        hasButton: true,
      }}
      sort={sortOf(search.sort ?? "-created_at")}
      onSort={(sort) => onSort(readReceivedSearch({ sort: textOfSort(sort) }).sort)}
      isFetching={list.isPlaceholderData}
      loadingText={text.received.loading}
      error={
        list.isError && !list.isFetchNextPageError
          ? text.received.loadFailed(messageOf(list.error, text.unknownReason))
          : undefined
      }
      onRetry={() => void list.refetch()}
      empty={
        <EmptyState title={text.received.empty} icon={<IconMessage2 size={22} stroke={1.75} />}>
          {!search.search && !search.status && text.received.emptyHelp}
        </EmptyState>
      }
    />
    {list.rows && list.hasNextPage && (
      <MoreRows
        shown={list.rows.length}
        total={list.total}
        isFetching={list.isFetchingNextPage}
        isFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    )}
  </div>
);

const { columns: name, received: labels } = text;

const Weighted = ({ of, children }: { of: ReceivedFeedback; children: ReactNode }) => (
  <span className={classNames(!of.is_read && "font-semibold")}>{children}</span>
);

const Subject = ({ message }: { message: ReceivedFeedback }) => (
  <div className="wrap-anywhere min-w-0">
    <p dir="auto">
      <Weighted of={message}>{message.title}</Weighted>
    </p>
    <p dir="auto" className="text-muted text-sm">
      {previewOf(message.message)}
    </p>
  </div>
);

const Sender = ({ message }: { message: ReceivedFeedback }) => (
  <div className="wrap-anywhere min-w-0">
    <p>
      <Weighted of={message}>{message.sender_full_name}</Weighted>
    </p>
    <p className="text-muted text-sm">{message.department_name || text.noDepartment}</p>
  </div>
);

const listed: readonly Column<ReceivedFeedback>[] = [
  {
    key: "created_at",
    header: name.date,
    isSortable: true,
    width: "8rem",
    cell: (message) => (
      <span className="whitespace-nowrap">
        <Weighted of={message}>{formatDate(message.created_day)}</Weighted>
      </span>
    ),
  },
  {
    key: "title",
    header: name.subject,
    isSortable: true,
    width: "40%",
    cell: (message) => <Subject message={message} />,
  },
  {
    key: "sender_full_name",
    header: name.from,
    isSortable: true,
    cell: (message) => <Sender message={message} />,
  },
  {
    key: "is_read",
    header: name.status,
    isSortable: true,
    cell: (message) => <ReadBadge message={message} />,
  },
];

export const receivedColumns = (
  open: (message: ReceivedFeedback) => void,
): readonly Column<ReceivedFeedback>[] => [
  ...listed,
  {
    key: "actions",
    header: name.actions,
    cell: (message) => (
      <Button
        size="sm"
        aria-label={`${actionOf(message)}: ${labels.open(message.title, message.sender_full_name)}`}
        onClick={() => open(message)}
      >
        {actionOf(message)}
      </Button>
    ),
  },
];

const actionOf = ({ is_read }: ReceivedFeedback) => (is_read ? text.view : labels.viewUnread);

const ReceivedCard = ({ message }: { message: ReceivedFeedback }) => (
  <div className="min-w-0">
    <div className="flex items-baseline justify-between gap-3">
      <p className="truncate">
        <Weighted of={message}>{message.sender_full_name}</Weighted>
      </p>
      <span className="shrink-0 text-muted text-sm">{formatDate(message.created_day)}</span>
    </div>
    <Subject message={message} />
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
      <ReadBadge message={message} />
      <span aria-hidden="true" className="font-medium text-accent-text text-sm">
        {actionOf(message)}
      </span>
    </div>
  </div>
);

const maxCharacters = 60;

/** The beginning of a message on one line: at most 60 whole characters, then `...`. */
export function previewOf(message: string): string {
  const line = message.replaceAll(/\s+/g, " ");
  const characters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  return characters.length > maxCharacters
    ? `${characters.slice(0, maxCharacters).join("")}...`
    : line;
}
