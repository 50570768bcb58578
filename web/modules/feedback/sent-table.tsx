import { IconSend } from "@tabler/icons-react";
import type { SentFeedback } from "#contract/feedback.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { DataTable } from "#web/ui/table/data-table.tsx";
import type { ListTableProps } from "#web/ui/table/use-list-props.ts";
import { SentCard, sentColumns } from "./sent-columns.tsx";
import { text } from "./text.ts";

const { sent: labels } = text;

type SentTableProps = ListTableProps<SentFeedback> & {
  isNarrowed: boolean;
  onOpen: (message: SentFeedback) => void;
};

export function SentTable({ isNarrowed, onOpen, first, last, ...list }: SentTableProps) {
  return (
    <DataTable
      {...list}
      caption={labels.title}
      columns={sentColumns(onOpen)}
      rowKey={({ feedback_id }) => feedback_id}
      card={(message) => <SentCard message={message} />}
      opening={{
        label: ({ title, receiver_full_name }) => labels.open(title, receiver_full_name),
        open: onOpen,
        hasButton: true,
      }}
      loadingText={labels.loading}
      summary={labels.summary(first, last, list.total)}
      empty={
        <EmptyState
          title={isNarrowed ? labels.nothingFound : labels.empty}
          icon={<IconSend size={22} stroke={1.75} />}
        >
          {!isNarrowed && labels.emptyHelp}
        </EmptyState>
      }
    />
  );
}
