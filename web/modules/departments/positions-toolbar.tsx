import { IconPlus } from "@tabler/icons-react";
import { type PositionStatus, positionStatuses } from "#contract/codes/people.ts";
import { Button } from "#web/ui/button.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import type { Sort } from "#web/ui/table/column.ts";
import { SortMenu } from "#web/ui/table/sort-menu.tsx";
import { DepartmentFilter } from "./department-filter.tsx";
import type { PositionsSearch } from "./positions-search.ts";
import { positionsColumns } from "./positions-table.tsx";
import { text } from "./text.ts";

const { positions: labels } = text;
const everyStatus = "all";
const statusOptions = [
  { value: everyStatus, label: labels.allStatuses },
  ...positionStatuses.map((value) => ({ value, label: labels.statuses[value] })),
];

interface PositionsToolbarProps {
  search: PositionsSearch;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  onChange: (next: Partial<PositionsSearch>, how?: { isReplacing: boolean }) => void;
}

export function PositionsToolbar({ search, sort, onSort, onChange }: PositionsToolbarProps) {
  const narrow = (next: Partial<PositionsSearch>) => onChange({ ...next, page: undefined });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h1 className="me-auto font-semibold text-lg">{labels.title}</h1>
      <Button
        variant="primary"
        icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => onChange({ add: true })}
        className="lg:order-last"
      >
        {labels.add}
      </Button>
      <div className="flex flex-wrap items-center gap-2 max-lg:w-full">
        <div className="flex min-w-0 items-center gap-2 max-sm:w-full">
          <SearchField
            label={labels.search}
            value={search.search ?? ""}
            onSearch={(typed) =>
              onChange({ search: typed || undefined, page: undefined }, { isReplacing: true })
            }
            className="min-w-0 flex-1 sm:w-56"
          />
          <SortMenu columns={positionsColumns} sort={sort} onSort={onSort} />
        </div>
        <DepartmentFilter
          departmentId={search.departmentId}
          onChange={(departmentId) => narrow({ departmentId })}
        />
        <SelectField<PositionStatus | typeof everyStatus>
          label={labels.status}
          isLabelHidden
          options={statusOptions as { value: PositionStatus; label: string }[]}
          value={search.status ?? everyStatus}
          onChange={(chosen) =>
            narrow({ status: positionStatuses.find((status) => status === chosen) })
          }
          className="min-w-36 max-sm:flex-1"
        />
      </div>
    </div>
  );
}
