import type { ReactNode } from "react";
import type { ReceivedFeedback } from "#contract/feedback.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { formatDate } from "#web/ui/format/dates.ts";
import type { Column } from "#web/ui/table/column.ts";
import { previewOf } from "./preview.ts";
import { ReadBadge } from "./read-badge.tsx";
import { text } from "./text.ts";

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

/** On phones: who wrote, the subject and how it begins, when, and whether it has been read. */
export const ReceivedCard = ({ message }: { message: ReceivedFeedback }) => (
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
