import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { Department } from "#contract/departments.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { useRowsPerPage } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { SortMenu } from "#web/ui/table/sort-menu.tsx";
import { useListProps } from "#web/ui/table/use-list-props.ts";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { DepartmentDialog } from "./department-dialog.tsx";
import { readDepartmentsSearch } from "./departments-search.ts";
import { DepartmentsTable, departmentsColumns } from "./departments-table.tsx";
import { RemovalDialog } from "./removal-dialog.tsx";
import { text } from "./text.ts";

const { departments: labels } = text;

export function DepartmentsPage() {
  const { search, change } = useUrlSearch(readDepartmentsSearch);
  const [removed, setRemoved] = useState<Department>();
  const removal = useApiMutation("departments.deleteDepartment");
  const { rows, edit, add, ...asked } = search;
  const sizes = useRowsPerPage(
    "departments",
    (size) => change({ rows: size, page: undefined }),
    rows,
  );
  const query = useApiQuery("departments.getAllDepartments", {
    query: { ...asked, pageSize: sizes.pageSize },
  });
  const list = useListProps({
    query,
    search,
    read: readDepartmentsSearch,
    defaultSort: "departmentName",
    sizes,
    failure: text.loadFailed(messageOf(query.error, text.unknownReason)),
    onChange: change,
  });

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="me-auto font-semibold text-lg">{labels.title}</h1>
        <div className="flex items-center gap-2 max-sm:order-last max-sm:w-full">
          <SearchField
            label={labels.search}
            value={search.search ?? ""}
            onSearch={(typed) =>
              change({ search: typed || undefined, page: undefined }, { isReplacing: true })
            }
            className="min-w-0 flex-1 sm:w-64"
          />
          <SortMenu columns={departmentsColumns} sort={list.sort} onSort={list.onSort} />
        </div>
        <Button
          variant="primary"
          icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => change({ add: true })}
        >
          {labels.add}
        </Button>
      </div>
      <DepartmentsTable
        {...list}
        isNarrowed={search.search !== undefined}
        onEdit={({ id }) => change({ edit: id })}
        onRemove={setRemoved}
      />
      <DepartmentDialog
        isOpen={add === true}
        onClose={() => change({ add: undefined }, { isReplacing: true })}
      />
      <EditDialog id={edit} onClose={() => change({ edit: undefined }, { isReplacing: true })} />
      <RemovalDialog
        removed={removed && { id: removed.id, name: removed.departmentName }}
        note={text.removal.department}
        isPending={removal.isPending}
        remove={(id) => removal.mutateAsync({ params: { id } })}
        onClose={() => setRemoved(undefined)}
      />
    </div>
  );
}

function EditDialog({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const shownId = useLastValue(id);
  const { data } = useApiQuery(
    "departments.getDepartment",
    { params: { id: shownId ?? 0 } },
    { isEnabled: id !== undefined },
  );
  if (data === undefined || data.id !== shownId) return null;
  return (
    <DepartmentDialog key={shownId} department={data} isOpen={id !== undefined} onClose={onClose} />
  );
}
