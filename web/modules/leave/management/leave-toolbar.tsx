import { IconDownload, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { leaveStatusLabels, leaveTypeLabels } from "#contract/codes/leave.ts";
import type { OwnType } from "#contract/leave/own-types.ts";
import { type LeaveFilter, leaveFilters } from "#contract/places.ts";
import { messageOf } from "#web/api/api-error.ts";
import { callForFile } from "#web/api/download.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { DepartmentFilter } from "#web/modules/departments/index.ts";
import { Button } from "#web/ui/button.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { FilterChips } from "#web/ui/form/filter-chips.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { saveFile } from "#web/ui/saved-file.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import type { Sort } from "#web/ui/table/column.ts";
import { sortOf } from "#web/ui/table/list-search.ts";
import { SortMenu } from "#web/ui/table/sort-menu.tsx";
import { text } from "../text.ts";
import {
  filterQueryOf,
  type LeaveManagementSearch,
  type RequestFilter,
  requestFilterOf,
} from "./leave-management-search.ts";
import { RequestFilterButton } from "./request-filter.tsx";
import { nameColumn } from "./summary-columns.tsx";

const { management } = text;

interface LeaveToolbarProps {
  search: LeaveManagementSearch;
  onSort: (sort: Sort) => void;
  onChange: (next: Partial<LeaveManagementSearch>, how?: { isReplacing: boolean }) => void;
}

export function LeaveToolbar({ search, onSort, onChange }: LeaveToolbarProps) {
  const isSuperadmin = areaOf(useCurrentEmployee()) === "superadmin";
  const filter = requestFilterOf(search);
  const { data: ownTypes = [] } = useApiQuery("leave.ownTypes", {});
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
        label={management.requests.active}
        chips={requestChipsOf(filter, ownTypes).map(({ clears, field, value }) => ({
          label: value,
          removeLabel: management.requests.remove(field, value),
          onRemove: () => apply(clears),
        }))}
      />
    </div>
  );
}

function LeaveExportButton({ search }: { search: LeaveManagementSearch }) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      saveFile(await callForFile("leave.exportRecords", { query: filterQueryOf(search) }));
    } catch (error) {
      toast.error(messageOf(error, text.management.exportFailed), { durationMs: longNoticeMs });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <IconButton
      label={isBusy ? text.management.exporting : text.management.export}
      title={text.management.export}
      icon={isBusy ? <Spinner /> : <IconDownload size={18} stroke={1.75} />}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && void save()}
      className="max-sm:hidden"
    />
  );
}

interface LeaveFilterButtonsProps {
  shown: LeaveFilter | undefined;
  onShow: (filter: LeaveFilter | undefined) => void;
}

/** Narrows the list to people with pending requests or with leave soon; a second press shows everyone. */
const LeaveFilterButtons = ({ shown, onShow }: LeaveFilterButtonsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset.
  <div role="group" aria-label={management.filter} className="flex gap-2">
    {leaveFilters.map((filter) => {
      const isShown = filter === shown;
      return (
        <Button
          key={filter}
          variant={isShown ? "tinted" : "secondary"}
          aria-pressed={isShown}
          onClick={() => onShow(isShown ? undefined : filter)}
        >
          {management.filters[filter]}
          {isShown && <IconX size={16} stroke={1.75} aria-hidden="true" />}
        </Button>
      );
    })}
  </div>
);

const { requests: labels } = text.management;

interface RequestChip {
  field: string;
  value: string;
  /** The filter's fields that its removal clears. */
  clears: RequestFilter;
}

function daysOf({ from, to }: RequestFilter): string | undefined {
  if (from && to) return proseDays(from, to);
  if (from) return labels.since(proseDay(from));
  return to && labels.until(proseDay(to));
}

/** An own type has the label of all until it is known. */
const typeName = (type: NonNullable<RequestFilter["type"]>, ownTypes: readonly OwnType[]) =>
  typeof type === "number"
    ? (ownTypes.find(({ id }) => id === type)?.name ?? leaveTypeLabels.OwnLeave)
    : leaveTypeLabels[type];

/** The request filter in words. */
function requestChipsOf(filter: RequestFilter, ownTypes: readonly OwnType[]): RequestChip[] {
  const { type, status } = filter;
  const days = daysOf(filter);
  return [
    ...(type
      ? [{ field: labels.type, value: typeName(type, ownTypes), clears: { type: undefined } }]
      : []),
    ...(status
      ? [{ field: labels.status, value: leaveStatusLabels[status], clears: { status: undefined } }]
      : []),
    ...(days
      ? [{ field: labels.days, value: days, clears: { from: undefined, to: undefined } }]
      : []),
  ];
}
