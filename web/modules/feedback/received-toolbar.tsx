import { SearchField } from "#web/ui/form/search-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { sortOf, textOfSort } from "#web/ui/table/list-search.ts";
import { SortMenu } from "#web/ui/table/sort-menu.tsx";
import { receivedColumns } from "./received-columns.tsx";
import { type FeedbackStatus, type ReceivedSearch, readReceivedSearch } from "./received-search.ts";
import { text } from "./text.ts";

const { received: labels } = text;

interface ReceivedToolbarProps {
  search: ReceivedSearch;
  onChange: (next: Partial<ReceivedSearch>, how?: { isReplacing: boolean }) => void;
}

type Choice = "all" | FeedbackStatus;
const choices: readonly Choice[] = ["all", "unread", "read"];
const options = choices.map((value) => ({ value, label: labels.statuses[value] }));
const sortable = receivedColumns(() => {});

/** Above received feedback: its status filter, the search and, on phones, the sort. */
export const ReceivedToolbar = ({ search, onChange }: ReceivedToolbarProps) => (
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
