import { useApiQuery } from "#web/api/hooks.ts";
import { useRowsPerPage } from "#web/modules/auth/index.ts";
import { DepartmentFilter } from "#web/modules/departments/index.ts";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { SortMenu } from "#web/ui/table/sort-menu.tsx";
import { useListProps } from "#web/ui/table/use-list-props.ts";
import { text } from "../text.ts";
import { type NotesSearch, readNotesSearch } from "./notes-search.ts";
import { StaffTable, staffColumns } from "./staff-table.tsx";

const { directory: labels } = text;

interface StaffDirectoryProps {
  /** Staff with all notes, or with the reader's own. */
  view: "staff" | "written";
  search: NotesSearch;
  onChange: (next: Partial<NotesSearch>, how?: { isReplacing: boolean }) => void;
}

export function StaffDirectory({ view, search, onChange }: StaffDirectoryProps) {
  const sizes = useRowsPerPage(
    "notes",
    (size) => onChange({ rows: size, page: undefined }),
    search.rows,
  );
  const query = useApiQuery("notes.getMyNotes", {
    query: {
      view,
      page: search.page,
      pageSize: sizes.pageSize,
      sort: search.sort,
      search: search.search,
      departmentId: search.departmentId,
      withNotes: "false",
    },
  });
  const list = useListProps({
    query,
    search,
    read: readNotesSearch,
    defaultSort: "-lastUpdated",
    sizes,
    failure: labels.failed,
    onChange,
  });
  const isNarrowed = search.search !== undefined || search.departmentId !== undefined;
  const nobody =
    view === "written"
      ? { title: labels.emptyWritten, help: undefined }
      : { title: labels.empty, help: labels.emptyHelp };

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="me-auto font-semibold text-lg">{text.views[view]}</h2>
        <div className="flex min-w-0 items-center gap-2 max-sm:w-full">
          <SearchField
            label={labels.search}
            value={search.search ?? ""}
            onSearch={(typed) =>
              onChange({ search: typed || undefined, page: undefined }, { isReplacing: true })
            }
            className="min-w-0 flex-1 sm:w-88"
          />
          <SortMenu columns={staffColumns} sort={list.sort} onSort={list.onSort} />
        </div>
        <DepartmentFilter
          departmentId={search.departmentId}
          onChange={(departmentId) => onChange({ departmentId, page: undefined })}
        />
      </div>
      <StaffTable
        {...list}
        onOpen={({ aboutEmployeeId }) => onChange({ employee: aboutEmployeeId })}
        empty={isNarrowed ? { title: labels.empty, help: labels.nothingFound } : nobody}
      />
    </div>
  );
}
