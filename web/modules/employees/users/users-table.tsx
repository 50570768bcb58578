import { IconUsers } from "@tabler/icons-react";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { places } from "#contract/places.ts";
import type { ResultOf } from "#web/api/operations.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { personName } from "#web/ui/format/person-name.ts";
import type { Column, RowSelection, Sort } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { sortOf } from "#web/ui/table/list-search.ts";
import { EmploymentBadge, InvitationBadge, StatusBadges } from "../employee-badges.tsx";
import { text } from "../text.ts";
import { useUserActions } from "./use-user-actions.tsx";
import type { UsersSearch } from "./users-search.ts";

const { table: labels } = text;

const orNone = (value: string) => value || <span className="text-muted">{labels.none}</span>;

const Person = ({ person }: { person: EmployeeDetail }) => (
  <div className="flex min-w-0 items-center gap-3">
    <Avatar name={personName(person)} />
    <div className="min-w-0">
      <p className="truncate font-medium">{personName(person)}</p>
      <p className="wrap-anywhere text-muted text-sm">{person.email}</p>
    </div>
  </div>
);

const PersonCard = ({ person }: { person: EmployeeDetail }) => (
  <div className="flex min-w-0 items-center gap-3 max-[359px]:flex-wrap max-[359px]:gap-y-1.5">
    <Avatar name={personName(person)} />
    <div className="min-w-0 flex-1">
      <p className="truncate font-medium">{personName(person)}</p>
      <p className="truncate text-muted text-sm">
        {[person.positionTitle, person.departmentTitle].filter(Boolean).join(" · ") || person.email}
      </p>
    </div>
    <span className="inline-flex flex-col items-end gap-1.5 max-[359px]:w-full max-[359px]:flex-row max-[359px]:flex-wrap max-[359px]:ps-13">
      <StatusBadges status={person.employeeStatus} isActive={person.status} />
      <InvitationBadge invitation={person.invitation} />
    </span>
  </div>
);

export const usersColumns: readonly Column<EmployeeDetail>[] = [
  {
    key: "lastName",
    header: labels.employee,
    isSortable: true,
    cell: (person) => <Person person={person} />,
  },
  {
    key: "positionTitle",
    header: labels.position,
    isSortable: true,
    cell: ({ positionTitle }) => orNone(positionTitle),
  },
  {
    key: "departmentTitle",
    header: labels.department,
    foldsUnder: "positionTitle",
    isSortable: true,
    cell: ({ departmentTitle }) => orNone(departmentTitle),
  },
  {
    key: "employeeRole",
    header: labels.role,
    isSortable: true,
    cell: ({ employeeRole }) => employeeRole,
  },
  {
    key: "employeeStatus",
    header: labels.status,
    isSortable: true,
    cell: ({ employeeStatus, status, invitation }) => (
      <span className="inline-flex flex-wrap gap-1.5">
        <StatusBadges status={employeeStatus} isActive={status} />
        <InvitationBadge invitation={invitation} />
      </span>
    ),
  },
  {
    key: "employmentStatus",
    header: labels.employment,
    foldsUnder: "employeeRole",
    isSortable: true,
    cell: ({ employmentStatus }) => <EmploymentBadge status={employmentStatus} />,
  },
];

const nothingChosen = {
  search: undefined,
  role: undefined,
  employeeStatus: undefined,
  employmentStatus: undefined,
  page: undefined,
} as const;

export interface UsersTableProps {
  search: UsersSearch;
  data: ResultOf<"employees.detailedInfo"> | undefined;
  isFetching: boolean;
  isError: boolean;
  pageSize: number;
  pageSizes: readonly number[];
  onPageSize: (pageSize: number) => void;
  onRetry: () => void;
  onSort: (sort: Sort) => void;
  onChange: (next: Partial<UsersSearch>) => void;
  onToggle: (person: EmployeeDetail) => void;
  onWithdraw: (person: EmployeeDetail) => void;
  selection: RowSelection<EmployeeDetail> | undefined;
}

/** The company's other users by page, each with a menu of actions. */
export function UsersTable(props: UsersTableProps) {
  const { search, data, isError, pageSize, onSort, onChange, onToggle, onWithdraw, ...list } =
    props;
  const { page = 1, sort } = search;
  const { items, total = 0 } = data ?? {};
  const first = (page - 1) * pageSize + 1;
  const isNarrowed = Boolean(
    search.search ?? search.role ?? search.employeeStatus ?? search.employmentStatus,
  );
  const rowActions = useUserActions({
    onOpen: ({ employeeId }) => onChange({ employee: employeeId }),
    onEdit: ({ employeeId }) => onChange({ edit: employeeId }),
    onRehire: ({ employeeId }) =>
      onChange({ edit: employeeId, editTab: "employment", rehire: true }),
    onToggle,
    onWithdraw,
  });

  return (
    <DataTable
      caption={labels.title}
      columns={usersColumns}
      rows={items}
      rowKey={({ employeeId }) => employeeId}
      rowName={personName}
      opening={{
        label: (person) => labels.open(personName(person)),
        open: ({ employeeId }) => onChange({ employee: employeeId }),
      }}
      card={(person) => <PersonCard person={person} />}
      rowActions={rowActions}
      {...list}
      loadingText={text.loading}
      error={isError ? text.fetchFailed : undefined}
      sort={sortOf(sort ?? "lastName")}
      onSort={onSort}
      total={total}
      page={page}
      pageSize={pageSize}
      onPage={(next) => onChange({ page: next })}
      summary={labels.summary(first, first + (items?.length ?? 0) - 1, total)}
      empty={
        <EmptyState
          title={labels.empty}
          icon={<IconUsers size={22} stroke={1.75} />}
          action={
            isNarrowed ? (
              <Button onClick={() => onChange(nothingChosen)}>{labels.clear}</Button>
            ) : (
              <ButtonLink href={places.importUsers}>{labels.importList}</ButtonLink>
            )
          }
        >
          {isNarrowed ? labels.nothingFound : labels.emptyHelp}
        </EmptyState>
      }
    />
  );
}
