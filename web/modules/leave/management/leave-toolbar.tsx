import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { DepartmentFilter } from "#web/modules/departments/index.ts";
import { FilterChips } from "#web/ui/form/filter-chips.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import type { Sort } from "#web/ui/table/column.ts";
import { sortOf } from "#web/ui/table/list-search.ts";
import { SortMenu } from "#web/ui/table/sort-menu.tsx";
import { text } from "../text.ts";
import { LeaveExportButton } from "./leave-export-button.tsx";
import { LeaveFilterButtons } from "./leave-filter-buttons.tsx";
import {
  filterQueryOf,
  type LeaveManagementSearch,
  type RequestFilter,
  requestFilterOf,
} from "./leave-management-search.ts";
import { requestChipsOf } from "./request-chips.ts";
import { RequestFilterButton } from "./request-filter.tsx";
import { nameColumn } from "./summary-columns.tsx";

const { management } = text;
const { requests: labels } = management;

interface LeaveToolbarProps {
  search: LeaveManagementSearch;
  onSort: (sort: Sort) => void;
  onChange: (next: Partial<LeaveManagementSearch>, how?: { isReplacing: boolean }) => void;
}

/** Above the leave table: its filters, the search and, on phones, the sort. */
export function LeaveToolbar({ search, onSort, onChange }: LeaveToolbarProps) {
  const isSuperadmin = areaOf(useCurrentEmployee()) === "superadmin";
  const filter = requestFilterOf(search);
  const apply = (next: RequestFilter) =>
    onChange({ ...next, page: undefined }, { isReplacing: true });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h2 className="me-auto font-semibold text-lg">{management.table}</h2>
      <LeaveFilterButtons
        shown={search.show}
        onShow={(show) => onChange({ show, page: undefined }, { isReplacing: true })}
      />
      <RequestFilterButton filter={filter} found={filterQueryOf(search)} onApply={apply} />
      {isSuperadmin && (
        <div className="flex max-sm:min-w-0 max-sm:flex-1">
          <DepartmentFilter
            departmentId={search.department}
            onChange={(department) =>
              onChange({ department, page: undefined }, { isReplacing: true })
            }
          />
        </div>
      )}
      <div className="flex items-center gap-2 max-lg:w-full">
        <SearchField
          label={management.search}
          value={search.search ?? ""}
          onSearch={(given) =>
            onChange({ search: given || undefined, page: undefined }, { isReplacing: true })
          }
          className="min-w-0 flex-1 lg:w-72"
        />
        <LeaveExportButton search={search} />
        <SortMenu columns={[nameColumn]} sort={sortOf(search.sort ?? "name")} onSort={onSort} />
      </div>
      <FilterChips
        label={labels.active}
        chips={requestChipsOf(filter).map(({ clears, field, value }) => ({
          label: value,
          removeLabel: labels.remove(field, value),
          onRemove: () => apply(clears),
        }))}
      />
    </div>
  );
}
