import { IconFlag } from "@tabler/icons-react";
import { places } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { sortOf, textOfSort } from "#web/ui/table/list-search.ts";
import { SortMenu } from "#web/ui/table/sort-menu.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { text } from "../text.ts";
import { useFailureToast } from "../use-failure-toast.ts";
import { useOpened } from "../use-opened.ts";
import { ReceivedDialog } from "./received-dialog.tsx";
import { type FeedbackStatus, type ReceivedSearch, readReceivedSearch } from "./received-search.ts";
import { ReceivedTable, receivedColumns } from "./received-table.tsx";
import { useReceived } from "./use-received.ts";

const { received: labels } = text;

/** The user's received feedback; a message opens once it is marked as read. */
export function ReceivedPage() {
  const isSuperadmin = areaOf(useCurrentEmployee()) === "superadmin";
  const { search, change } = useUrlSearch(readReceivedSearch);
  const list = useReceived(search);
  useFailureToast(list.error, labels.loadFailed);
  const close = () => change({ feedback: undefined }, { isReplacing: true });
  const opened = useOpened(search.feedback, list.rows, close);

  return (
    <div className="flex flex-col gap-4">
      <PageHeader isHeadline title={labels.title} actions={isSuperadmin && <ReportsLink />} />
      <ReceivedToolbar search={search} onChange={change} />
      <ReceivedTable
        search={search}
        list={list}
        onSort={(sort) => change({ sort })}
        onOpen={({ feedback_id }) => change({ feedback: feedback_id })}
      />
      <ReceivedDialog message={opened} onClose={close} />
    </div>
  );
}

interface ReceivedToolbarProps {
  search: ReceivedSearch;
  onChange: (next: Partial<ReceivedSearch>, how?: { isReplacing: boolean }) => void;
}

type Choice = "all" | FeedbackStatus;
const choices: readonly Choice[] = ["all", "unread", "read"];
const options = choices.map((value) => ({ value, label: labels.statuses[value] }));
const sortable = receivedColumns(() => {});

const ReceivedToolbar = ({ search, onChange }: ReceivedToolbarProps) => (
  <div className="flex flex-wrap items-center justify-end gap-3">
    <SelectField<Choice>
      label={labels.status}
      isLabelHidden
      options={options}
      value={search.status ?? "all"}
      onChange={(choice) =>
        onChange(
          { status: choice === "unread" || choice === "read" ? choice : undefined },
          { isReplacing: true },
        )
      }
      className="w-full sm:w-40"
    />
    <div className="flex items-center gap-2 max-sm:w-full">
      <SearchField
        label={labels.search}
        value={search.search ?? ""}
        onSearch={(given) => onChange({ search: given || undefined }, { isReplacing: true })}
        className="min-w-0 flex-1 sm:w-72"
      />
      <SortMenu
        columns={sortable}
        sort={sortOf(search.sort ?? "-created_at")}
        onSort={(sort) => onChange({ sort: readReceivedSearch({ sort: textOfSort(sort) }).sort })}
      />
    </div>
  </div>
);

/** A link for super administrators to reported messages, with the number of open ones. */
function ReportsLink() {
  const { data } = useApiQuery("feedback.listReports", {
    query: { resolved: "false", pageSize: 1 },
  });
  return (
    <ButtonLink
      href={places.reportedFeedbackList}
      icon={<IconFlag size={18} stroke={1.75} aria-hidden="true" />}
    >
      {text.received.reports}
      {data !== undefined && data.total > 0 && <Badge tone="amber">{data.total}</Badge>}
    </ButtonLink>
  );
}
