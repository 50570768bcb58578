import { SearchField } from "#web/ui/form/search-field.tsx";
import type { Sort } from "#web/ui/table/column.ts";
import { sortOf } from "#web/ui/table/list-search.ts";
import { SortMenu } from "#web/ui/table/sort-menu.tsx";
import { LeaveFilterButtons } from "./leave-filter-buttons.tsx";
import type { LeaveManagementSearch } from "./leave-management-search.ts";
import { sortableColumns } from "./summary-columns.tsx";
import { text } from "./text.ts";

const { management } = text;

interface LeaveToolbarProps {
  search: LeaveManagementSearch;
  onSort: (sort: Sort) => void;
  onChange: (next: Partial<LeaveManagementSearch>, how?: { isReplacing: boolean }) => void;
}

/** Above the leave table: its filters, the search and, on phones, the sort. */
export const LeaveToolbar = ({ search, onSort, onChange }: LeaveToolbarProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <h2 className="me-auto font-semibold text-lg">{management.table}</h2>
    <LeaveFilterButtons
      shown={search.show}
      onShow={(show) => onChange({ show, page: undefined }, { isReplacing: true })}
    />
    <div className="flex items-center gap-2 max-sm:w-full">
      <SearchField
        label={management.search}
        value={search.search ?? ""}
        onSearch={(given) =>
          onChange({ search: given || undefined, page: undefined }, { isReplacing: true })
        }
        className="min-w-0 flex-1 sm:w-72"
      />
      <SortMenu columns={sortableColumns} sort={sortOf(search.sort ?? "name")} onSort={onSort} />
    </div>
  </div>
);
