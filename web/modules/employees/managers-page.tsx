import { IconUserStar } from "@tabler/icons-react";
import type { Manager } from "#contract/employees/employee-lists.ts";
import { places } from "#contract/places.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { useRowsPerPage } from "#web/modules/auth/index.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { formatDate } from "#web/ui/format/dates.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { BareLink } from "#web/ui/link.tsx";
import type { Column } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { type ListSearch, readListSearch } from "#web/ui/table/list-search.ts";
import { SortMenu } from "#web/ui/table/sort-menu.tsx";
import { useListProps } from "#web/ui/table/use-list-props.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { text } from "./text.ts";

const { managers: labels } = text;

const Person = ({ manager }: { manager: Manager }) => (
  <div className="flex min-w-0 items-center gap-3">
    <Avatar name={personName(manager)} />
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <BareLink
          href={places.person("superadmin", manager.employeeId)}
          className="rounded-sm hover:underline"
        >
          {personName(manager)}
        </BareLink>
        {!manager.isActive && <Badge tone="red">{text.table.inactive}</Badge>}
      </p>
      <p className="wrap-anywhere text-muted text-sm">{manager.positionTitle || manager.email}</p>
    </div>
  </div>
);

const Headed = ({ manager: { headedDepartments } }: { manager: Manager }) =>
  headedDepartments.length === 0 ? (
    <span className="text-muted">{labels.headsNothing}</span>
  ) : (
    <ul>
      {headedDepartments.map(({ id, departmentName, headSince }) => (
        <li key={id}>
          {departmentName}{" "}
          <span className="text-muted text-sm">{labels.since(formatDate(headSince))}</span>
        </li>
      ))}
    </ul>
  );

const columns: readonly Column<Manager>[] = [
  {
    key: "lastName",
    header: labels.manager,
    isSortable: true,
    cell: (manager) => <Person manager={manager} />,
  },
  {
    key: "departmentTitle",
    header: labels.department,
    isSortable: true,
    cell: ({ departmentTitle }) => departmentTitle || text.table.none,
  },
  { key: "heads", header: labels.heads, cell: (manager) => <Headed manager={manager} /> },
  {
    key: "peopleCount",
    header: labels.people,
    isSortable: true,
    align: "end",
    width: "7rem",
    cell: ({ peopleCount }) => <span className="tabular-nums">{peopleCount}</span>,
  },
];

/** All heads, managers and holders of the role Manager; each name links to their page. */
export function ManagersPage() {
  const { search, change } = useUrlSearch(readManagersSearch);
  const { rows, ...asked } = search;
  const sizes = useRowsPerPage("managers", (size) => change({ rows: size, page: undefined }), rows);
  const query = useApiQuery("employees.managers", {
    query: { ...asked, pageSize: sizes.pageSize },
  });
  const list = useListProps({
    query,
    search,
    read: readManagersSearch,
    defaultSort: "lastName",
    sizes,
    failure: labels.loadFailed(messageOf(query.error, labels.unknownReason)),
    onChange: change,
  });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="me-auto font-semibold text-lg">{labels.title}</h1>
        <div className="flex items-center gap-2 max-sm:w-full">
          <SearchField
            label={labels.search}
            value={search.search ?? ""}
            onSearch={(typed) =>
              change({ search: typed || undefined, page: undefined }, { isReplacing: true })
            }
            className="min-w-0 flex-1 sm:w-64"
          />
          <SortMenu columns={columns} sort={list.sort} onSort={list.onSort} />
        </div>
      </div>
      <DataTable
        {...list}
        caption={labels.title}
        columns={columns}
        rowKey={({ employeeId }) => employeeId}
        loadingText={labels.loading}
        summary={labels.summary(list.first, list.last, list.total)}
        empty={
          <EmptyState title={labels.empty} icon={<IconUserStar size={22} stroke={1.75} />}>
            {search.search ? labels.nothingFound : labels.emptyHelp}
          </EmptyState>
        }
      />
    </div>
  );
}

const sortColumns = ["lastName", "departmentTitle", "peopleCount"] as const;
type SortColumn = (typeof sortColumns)[number];

const readManagersSearch = (
  given: Record<string, unknown>,
): ListSearch<SortColumn | `-${SortColumn}`> => readListSearch(given, sortColumns);
