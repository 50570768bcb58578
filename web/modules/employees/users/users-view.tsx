import { useEffect, useState } from "react";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { places } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { useRowsPerPage } from "#web/modules/auth/index.ts";
import { Numbers } from "#web/ui/display/numbers.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import type { Sort } from "#web/ui/table/column.ts";
import { textOfSort, useLastPageAtMost } from "#web/ui/table/list-search.ts";
import { useIsPhone } from "#web/ui/use-media-query.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { ToggleStatusDialog } from "../details/toggle-status-dialog.tsx";
import { UserDetailsDialog } from "../details/user-details-dialog.tsx";
import { WithdrawInvitationDialog } from "../details/withdraw-invitation-dialog.tsx";
import { EditUserDialog } from "../edit/edit-user-dialog.tsx";
import { AddUserDialog } from "../new/add-user-dialog.tsx";
import { text } from "../text.ts";
import { UsersBulkBar } from "./users-bulk-bar.tsx";
import { readUsersSearch, type UsersSearch } from "./users-search.ts";
import { useUsersSelection } from "./users-selection.ts";
import { UsersTable } from "./users-table.tsx";
import { UsersToolbar } from "./users-toolbar.tsx";

export function UsersView() {
  const { search, change } = useUrlSearch(readUsersSearch);
  const [toggled, setToggled] = useState<EmployeeDetail>();
  const [withdrawn, setWithdrawn] = useState<EmployeeDetail>();
  const users = useUsers(search, change);
  const total = users.data?.total ?? 0;
  const selection = useUsersSelection(search, users.data ?? {});
  const isPhone = useIsPhone();
  const [isSelecting, setIsSelecting] = useState(false);
  const onSort = (next: Sort) => {
    const { sort } = readUsersSearch({ sort: textOfSort(next) });
    change({ sort, page: undefined });
  };

  return (
    <div className="flex flex-col gap-6">
      <UserStatistics />
      <div className="flex flex-col gap-3">
        <UsersToolbar
          search={search}
          onSort={onSort}
          onChange={change}
          isSelecting={isSelecting}
          onSelecting={(isOn) => {
            setIsSelecting(isOn);
            if (!isOn) selection.clear();
          }}
        />
        <UsersTable
          {...users}
          search={search}
          onSort={onSort}
          onChange={change}
          onToggle={setToggled}
          onWithdraw={setWithdrawn}
          selection={isPhone && !isSelecting ? undefined : selection.rows}
        />
        <UsersBulkBar selection={selection} total={total} />
      </div>
      <ToggleStatusDialog person={toggled} onClose={() => setToggled(undefined)} />
      <WithdrawInvitationDialog person={withdrawn} onClose={() => setWithdrawn(undefined)} />
      <AddUserDialog
        isOpen={search.add === true}
        positionId={search.position}
        from={search.from}
        onClose={() =>
          change({ add: undefined, position: undefined, from: undefined }, { isReplacing: true })
        }
      />
      <UserDetailsDialog
        employeeId={search.employee}
        tab={search.tab ?? "personal"}
        onTab={(tab) => change({ tab }, { isReplacing: true })}
        onEdit={(edit) => change({ employee: undefined, tab: undefined, edit })}
        onClose={() => change({ employee: undefined, tab: undefined }, { isReplacing: true })}
      />
      <EditUserDialog
        employeeId={search.edit}
        tab={search.editTab ?? "personal"}
        onTab={(editTab) => change({ editTab }, { isReplacing: true })}
        onClose={() =>
          change(
            { edit: undefined, editTab: undefined, move: undefined, rehire: undefined },
            { isReplacing: true },
          )
        }
      />
    </div>
  );
}

/** The URL's page of users in the chosen size; one message covers a failure of users or statistics (AMB-182). */
function useUsers(search: UsersSearch, change: (next: Partial<UsersSearch>) => void) {
  const { employee, tab, edit, editTab, move, rehire, add, position, from, rows, ...list } = search;
  const sizes = useRowsPerPage("users", (size) => change({ rows: size, page: undefined }), rows);
  const { pageSize } = sizes;
  const page = list.page ?? 1;
  const users = useApiQuery("employees.detailedInfo", {
    query: { ...list, page, pageSize, excludeSelf: "true" },
  });
  const statistics = useApiQuery("employees.statistics", {});
  const { data, isPlaceholderData } = users;
  const total = isPlaceholderData ? undefined : data?.total;
  useLastPageAtMost({ page, total, pageSize }, (last) => change({ page: last }));

  const hasFailed = users.isError || statistics.isError;
  useEffect(() => {
    if (hasFailed) toast.error(text.fetchFailed, { durationMs: longNoticeMs });
  }, [hasFailed]);
  return {
    data,
    ...sizes,
    isFetching: isPlaceholderData,
    isError: users.isError,
    onRetry: () => void users.refetch(),
  };
}

const { statistics: labels } = text;

function UserStatistics() {
  const { data, isPending } = useApiQuery("employees.statistics", {});
  const value = (count: number | undefined) =>
    isPending ? <Skeleton className="my-1 h-5 w-8" /> : (count ?? "–");
  return (
    <Numbers
      label={labels.title}
      facts={[
        { label: labels.total, value: value(data?.totalUsers), hint: labels.totalHint },
        {
          label: labels.pending,
          value: value(data?.usersPending),
          hint: labels.pendingHint,
          href: places.usersWithStatus("pending"),
        },
        {
          label: labels.actionItems,
          value: value(data?.actionItems),
          hint: labels.actionItemsHint,
          href: places.dashboard("superadmin"),
        },
      ]}
    />
  );
}
