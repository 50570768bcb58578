import { SearchField } from "#web/ui/form/search-field.tsx";
import type { Sort } from "#web/ui/table/column.ts";
import { SortMenu } from "#web/ui/table/sort-menu.tsx";
import { sentColumns } from "./sent-columns.tsx";
import type { SentSearch } from "./sent-search.ts";
import { text } from "./text.ts";

const { sent: labels } = text;
const sortable = sentColumns(() => {});

interface SentToolbarProps {
  search: SentSearch;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  onChange: (next: Partial<SentSearch>, how?: { isReplacing: boolean }) => void;
}

/** Above sent feedback: the search, which begins at the first page, and on phones the sort. */
export const SentToolbar = ({ search, sort, onSort, onChange }: SentToolbarProps) => (
  <div className="flex flex-wrap items-center justify-end gap-3">
    <div className="flex items-center gap-2 max-sm:w-full">
      <SearchField
        label={labels.search}
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
