import { IconBeach, IconHourglassLow, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { LeaveLapse } from "#contract/leave/balances/lapses.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { useRowsPerPage } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { formatDate, proseDay } from "#web/ui/format/dates.ts";
import type { Column } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { lastPage } from "#web/ui/table/last-page.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { ApplyForLeaveDialog } from "../application/apply-for-leave-dialog.tsx";
import { BalanceCards, BalanceCardsSkeleton } from "../balances/balance-cards.tsx";
import { allLeave, balancesOf } from "../balances/leave-balances.ts";
import { StatementDialog } from "../balances/statement/statement-dialog.tsx";
import { LeaveCard, leaveColumns } from "../requests/leave-columns.tsx";
import { OwnRequestDialog } from "../requests/own-request-dialog.tsx";
import { PersonTerms } from "../terms/person-terms.tsx";
import { text } from "../text.ts";
import { readMyLeaveSearch } from "./my-leave-search.ts";
import { useOwnLeave } from "./use-own-leave.ts";

const nothingApplied = {
  apply: undefined,
  start: undefined,
  end: undefined,
  first: undefined,
  last: undefined,
};

export function MyLeavePage() {
  const { summary, isPending, isError, refetch } = useOwnLeave();
  const { search, change } = useUrlSearch(readMyLeaveSearch);
  const { page = 1, apply, start, end, first, last } = search;
  const range = start && end ? { start, end } : undefined;
  const open = () => change({ apply: true });
  const leave = summary ? allLeave(summary) : [];

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={text.myLeave.title}
        actions={
          <Button
            variant="primary"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={open}
          >
            {text.myLeave.apply}
          </Button>
        }
      />
      <LapseNotes />
      {isPending ? (
        <BalanceCardsSkeleton />
      ) : (
        !isError && <BalanceCards balances={balancesOf(summary)} own={summary?.own ?? []} />
      )}
      <div className="flex flex-col gap-3">
        <h2 className="font-semibold text-lg">{text.myLeave.table}</h2>
        <MyLeaveTable
          leave={isPending ? undefined : leave}
          error={isError ? text.failed : undefined}
          onRetry={() => void refetch()}
          page={page}
          onPage={(next) => change({ page: next })}
          rows={search.rows}
          onRows={(rows) => change({ rows, page: undefined })}
          onView={(request) => change({ request })}
          action={<Button onClick={open}>{text.myLeave.apply}</Button>}
        />
      </div>
      <PersonTerms title="h2" />
      <OwnRequestDialog
        leave={leave.find(({ id }) => id === search.request)}
        onClose={() => change({ request: undefined }, { isReplacing: true })}
      />
      <ApplyForLeaveDialog
        isOpen={apply === true || range !== undefined}
        range={range}
        proposed={{ first, last }}
        onClose={() => change(nothingApplied, { isReplacing: true })}
      />
      <StatementDialog
        search={search}
        onChange={(next) => change(next, { isReplacing: !next.statement })}
      />
    </div>
  );
}

const { columns: name, myLeave } = text;

const columns: readonly Column<Leave>[] = [
  ...leaveColumns,
  {
    key: "reason",
    header: name.reason,
    width: "30%",
    cell: ({ reason }) =>
      reason ? (
        <span className="line-clamp-2">{reason}</span>
      ) : (
        <span className="text-muted">{myLeave.noReason}</span>
      ),
  },
];

interface MyLeaveTableProps {
  /** All requests of the user, newest first; undefined while unknown. */
  leave: readonly Leave[] | undefined;
  error?: string;
  onRetry: () => void;
  page: number;
  onPage: (page: number) => void;
  /** The URL's number of rows. */
  rows: number | undefined;
  onRows: (rows: number) => void;
  onView: (requestId: number) => void;
  /** The first step, for an employee without any requests. */
  action: ReactNode;
}

function MyLeaveTable(props: MyLeaveTableProps) {
  const { leave, error, onRetry, page, onPage, onRows, onView, action } = props;
  const sizes = useRowsPerPage("ownLeave", onRows, props.rows);
  const { pageSize } = sizes;
  const total = leave?.length ?? 0;
  const shownPage = Math.min(page, lastPage(total, pageSize));
  const rows = leave?.slice((shownPage - 1) * pageSize, shownPage * pageSize);
  return (
    <DataTable
      caption={myLeave.table}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      opening={{
        label: (one) => myLeave.view(leaveName(one), formatDate(one.startDate)),
        open: ({ id }) => onView(id),
      }}
      card={(one) => <LeaveCard leave={one} />}
      loadingText={text.loading}
      error={error}
      onRetry={onRetry}
      total={total}
      page={shownPage}
      {...sizes}
      onPage={onPage}
      summary={myLeave.summary(rows?.length ?? 0, total)}
      empty={
        <EmptyState
          title={myLeave.empty}
          icon={<IconBeach size={22} stroke={1.75} />}
          action={action}
        >
          {myLeave.emptyHelp}
        </EmptyState>
      }
    />
  );
}

const lapsing = ({ balance, ownType }: Pick<LeaveLapse, "balance" | "ownType">): string =>
  ownType?.name ?? (balance === "timeInLieu" ? "time in lieu" : "annual leave");

/** One's own days that lapse or should be taken soon, if any. */
function LapseNotes() {
  const { data } = useApiQuery("leave.ownLapses", {});
  if (!data || data.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 rounded-lg border border-line bg-amber-tint px-4 py-3 text-amber-text text-sm">
      {data.map(({ balance, ownType, days, lastDay, isStatutory }) => (
        <li
          key={`${ownType?.id ?? balance} ${lastDay} ${isStatutory}`}
          className="flex items-start gap-2 tabular-nums"
        >
          <IconHourglassLow size={18} stroke={1.75} aria-hidden="true" className="shrink-0" />
          {isStatutory
            ? text.due(days, proseDay(lastDay))
            : text.lapses(days, lapsing({ balance, ownType }), proseDay(lastDay))}
        </li>
      ))}
    </ul>
  );
}
