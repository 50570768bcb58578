import { IconSend } from "@tabler/icons-react";
import { useEffect } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { useRowsPerPage } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import type { Sort } from "#web/ui/table/column.ts";
import { SortMenu } from "#web/ui/table/sort-menu.tsx";
import { useListProps } from "#web/ui/table/use-list-props.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { SendFeedbackDialog } from "./send-feedback-dialog.tsx";
import { SentDialog } from "./sent/sent-dialog.tsx";
import { readSentSearch, type SentSearch } from "./sent/sent-search.ts";
import { SentTable, sentColumns } from "./sent/sent-table.tsx";
import { text } from "./text.ts";

const { sent: labels, send } = text;

export function SendPage() {
  const { search, change } = useUrlSearch(readSentSearch);
  const { rows, feedback, send: isSending, type: _type, ...asked } = search;
  const sizes = useRowsPerPage(
    "sentFeedback",
    (size) => change({ rows: size, page: undefined }),
    rows,
  );
  const query = useApiQuery("feedback.getSentFeedback", {
    query: { ...asked, pageSize: sizes.pageSize },
  });
  const list = useListProps({
    query,
    search,
    read: readSentSearch,
    defaultSort: "-created_at",
    sizes,
    failure: labels.failed,
    onChange: change,
  });
  useEffect(() => {
    if (query.error) console.error("The sent feedback could not be loaded.", query.error);
  }, [query.error]);

  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        isHeadline
        title={labels.title}
        actions={
          <Button
            variant="primary"
            icon={<IconSend size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => change({ send: true })}
          >
            {send.open}
          </Button>
        }
      />
      <SentToolbar search={search} sort={list.sort} onSort={list.onSort} onChange={change} />
      <SentTable
        {...list}
        isNarrowed={Boolean(search.search)}
        onOpen={({ feedback_id }) => change({ feedback: feedback_id })}
      />
      <SentDialog
        id={feedback}
        listed={list.rows}
        onClose={() => change({ feedback: undefined }, { isReplacing: true })}
      />
      <SendFeedbackDialog
        isOpen={isSending === true}
        onClose={() => change({ send: undefined }, { isReplacing: true })}
      />
    </div>
  );
}

const sortable = sentColumns(() => {});

interface SentToolbarProps {
  search: SentSearch;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  onChange: (next: Partial<SentSearch>, how?: { isReplacing: boolean }) => void;
}

/** Above sent feedback: the search, which begins at the first page, and on phones the sort. */
const SentToolbar = ({ search, sort, onSort, onChange }: SentToolbarProps) => (
  <div className="flex flex-wrap items-center justify-end gap-3">
    <div className="flex items-center gap-2 max-sm:w-full">
      <SearchField
        label={text.sent.search}
        value={search.search ?? ""}
        onSearch={(given) =>
          onChange({ search: given || undefined, page: undefined }, { isReplacing: true })
        }
        className="min-w-0 flex-1 sm:w-72"
      />
      <SortMenu columns={sortable} sort={sort} onSort={onSort} />
    </div>
  </div>
);
