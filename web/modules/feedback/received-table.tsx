import { IconMessage2 } from "@tabler/icons-react";
import type { ReceivedFeedback } from "#contract/feedback.ts";
import { messageOf } from "#web/api/api-error.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { sortOf, textOfSort } from "#web/ui/table/list-search.ts";
import { MoreRows } from "./more-rows.tsx";
import { ReceivedCard, receivedColumns } from "./received-columns.tsx";
import { type ReceivedSearch, readReceivedSearch } from "./received-search.ts";
import { text } from "./text.ts";
import type { useReceived } from "./use-received.ts";

const { received: labels } = text;

interface ReceivedTableProps {
  search: ReceivedSearch;
  list: ReturnType<typeof useReceived>;
  onSort: (sort: ReceivedSearch["sort"]) => void;
  onOpen: (message: ReceivedFeedback) => void;
}

/** All received feedback that matches, without pages: it goes on as it is scrolled. */
export const ReceivedTable = ({ search, list, onSort, onOpen }: ReceivedTableProps) => (
  <div>
    <DataTable
      caption={labels.title}
      columns={receivedColumns(onOpen)}
      rows={list.isError && !list.isFetchNextPageError ? undefined : list.rows}
      rowKey={({ feedback_id }) => feedback_id}
      card={(message) => <ReceivedCard message={message} />}
      opening={{
        label: ({ title, sender_full_name }) => labels.open(title, sender_full_name),
        open: onOpen,
        hasButton: true,
      }}
      sort={sortOf(search.sort ?? "-created_at")}
      onSort={(sort) => onSort(readReceivedSearch({ sort: textOfSort(sort) }).sort)}
      isFetching={list.isPlaceholderData}
      loadingText={labels.loading}
      error={
        list.isError && !list.isFetchNextPageError
          ? labels.loadFailed(messageOf(list.error, text.unknownReason))
          : undefined
      }
      onRetry={() => void list.refetch()}
      empty={
        <EmptyState title={labels.empty} icon={<IconMessage2 size={22} stroke={1.75} />}>
          {!search.search && !search.status && labels.emptyHelp}
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
