import { IconDownload, IconFileImport, IconListCheck, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { places } from "#contract/places.ts";
import { messageOf } from "#web/api/api-error.ts";
import { callForFile } from "#web/api/download.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { FilterChips } from "#web/ui/form/filter-chips.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { saveFile } from "#web/ui/saved-file.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import type { Sort } from "#web/ui/table/column.ts";
import { sortOf } from "#web/ui/table/list-search.ts";
import { SortMenu } from "#web/ui/table/sort-menu.tsx";
import { manyText } from "../many/many-text.ts";
import { text } from "../text.ts";
import { UsersFilterButton, type UsersFilterProps } from "./users-filter.tsx";
import { chipsOf } from "./users-filter-fields.ts";
import type { UsersSearch } from "./users-search.ts";
import { usersColumns } from "./users-table.tsx";

const { table: labels, filter } = text;

interface UsersToolbarProps {
  search: UsersSearch;
  onSort: (sort: Sort) => void;
  onChange: (next: Partial<UsersSearch>, how?: { isReplacing: boolean }) => void;
  /** Whether the cards on phones can be selected. */
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
}

export function UsersToolbar(props: UsersToolbarProps) {
  const { search, onSort, onChange, isSelecting, onSelecting } = props;
  const { role, employeeStatus, employmentStatus } = search;
  const applied = { role, employeeStatus, employmentStatus };
  const apply = (next: Partial<typeof applied>) => onChange({ ...next, page: undefined });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h2 className="me-auto font-semibold text-lg">{labels.title}</h2>
      <IconButton
        label={manyText.select}
        aria-pressed={isSelecting}
        icon={<IconListCheck size={18} stroke={1.75} />}
        onClick={() => onSelecting(!isSelecting)}
        className="aria-pressed:bg-accent-tint aria-pressed:text-accent-text sm:hidden"
      />
      <ButtonLink
        href={places.importUsers}
        aria-label={labels.importLabel}
        icon={<IconFileImport size={18} stroke={1.75} aria-hidden="true" />}
        className="max-lg:w-11 max-lg:px-0 sm:order-last"
      >
        <span className="max-lg:hidden">{labels.import}</span>
      </ButtonLink>
      <Button
        variant="primary"
        icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => onChange({ add: true })}
        className="sm:order-last"
      >
        {labels.add}
      </Button>
      <div className="flex items-center gap-2 max-sm:w-full sm:gap-3">
        <SearchField
          label={labels.search}
          value={search.search ?? ""}
          onSearch={(typed) =>
            onChange({ search: typed || undefined, page: undefined }, { isReplacing: true })
          }
          className="min-w-0 flex-1 sm:w-48 lg:w-64"
        />
        <SortMenu columns={usersColumns} sort={sortOf(search.sort ?? "lastName")} onSort={onSort} />
        <UsersFilterButton filter={applied} searched={search.search} onApply={apply} />
        <ExportButton filter={applied} searched={search.search} />
      </div>
      <FilterChips
        label={filter.active}
        chips={chipsOf(applied).map(({ name, field, value }) => ({
          label: value,
          removeLabel: filter.remove(field, value),
          onRemove: () => apply({ [name]: undefined }),
        }))}
      />
    </div>
  );
}

type ExportButtonProps = Pick<UsersFilterProps, "filter" | "searched">;

function ExportButton({ filter, searched }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const query = { ...filter, search: searched, excludeSelf: "true" };
      saveFile(await callForFile("employees.exportList", { query }));
    } catch (error) {
      toast.error(messageOf(error, text.table.exportFailed), { durationMs: longNoticeMs });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <IconButton
      label={isBusy ? text.table.exporting : text.table.export}
      title={text.table.export}
      icon={isBusy ? <Spinner /> : <IconDownload size={18} stroke={1.75} />}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && void save()}
      className="max-sm:hidden"
    />
  );
}
