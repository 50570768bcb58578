import { IconSend } from "@tabler/icons-react";
import type { SentFeedback } from "#contract/feedback.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { formatDate } from "#web/ui/format/dates.ts";
import type { Column } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import type { ListTableProps } from "#web/ui/table/use-list-props.ts";
import { ReadBadge } from "../received/read-badge.tsx";
import { text } from "../text.ts";

type SentTableProps = ListTableProps<SentFeedback> & {
  isNarrowed: boolean;
  onOpen: (message: SentFeedback) => void;
};

export function SentTable({ isNarrowed, onOpen, first, last, ...list }: SentTableProps) {
  return (
    <DataTable
      {...list}
      caption={text.sent.title}
      columns={sentColumns(onOpen)}
      rowKey={({ feedback_id }) => feedback_id}
      card={(message) => <SentCard message={message} />}
      opening={{
        label: ({ title, receiver_full_name }) => text.sent.open(title, receiver_full_name),
        open: onOpen,
        hasButton: true,
      }}
      loadingText={text.sent.loading}
      summary={text.sent.summary(first, last, list.total)}
      empty={
        <EmptyState
          title={isNarrowed ? text.sent.nothingFound : text.sent.empty}
          icon={<IconSend size={22} stroke={1.75} />}
        >
          {!isNarrowed && text.sent.emptyHelp}
        </EmptyState>
      }
    />
  );
}

const { columns: name, sent: labels } = text;

const listed: readonly Column<SentFeedback>[] = [
  {
    key: "created_at",
    header: name.date,
    isSortable: true,
    width: "8rem",
    cell: ({ created_day }) => <span className="whitespace-nowrap">{formatDate(created_day)}</span>,
  },
  {
    key: "title",
    header: name.title,
    isSortable: true,
    width: "40%",
    cell: ({ title }) => (
      <span dir="auto" className="wrap-anywhere block font-medium">
        {title}
      </span>
    ),
  },
  {
    key: "receiver_full_name",
    header: name.to,
    isSortable: true,
    cell: ({ receiver_full_name }) => <span className="wrap-anywhere">{receiver_full_name}</span>,
  },
  {
    key: "is_read",
    header: name.status,
    isSortable: true,
    cell: (message) => <ReadBadge message={message} />,
  },
];

export const sentColumns = (
  open: (message: SentFeedback) => void,
): readonly Column<SentFeedback>[] => [
  ...listed,
  {
    key: "actions",
    header: name.actions,
    cell: (message) => (
      <Button
        size="sm"
        aria-label={`${text.view}: ${labels.open(message.title, message.receiver_full_name)}`}
        onClick={() => open(message)}
      >
        {text.view}
      </Button>
    ),
  },
];

const SentCard = ({ message }: { message: SentFeedback }) => (
  <div className="min-w-0">
    <div className="flex items-baseline justify-between gap-3">
      <p className="truncate font-medium">{message.receiver_full_name}</p>
      <span className="shrink-0 text-muted text-sm">{formatDate(message.created_day)}</span>
    </div>
    <p dir="auto" className="wrap-anywhere">
      {message.title}
    </p>
    <div className="mt-2">
      <ReadBadge message={message} />
    </div>
  </div>
);
