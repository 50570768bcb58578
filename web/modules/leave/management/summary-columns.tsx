import { IconEye } from "@tabler/icons-react";
import type { LeaveSummary } from "#contract/leave/leave.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { UsageBar } from "#web/ui/display/usage-bar.tsx";
import { nameOf } from "#web/ui/format/person-name.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Column } from "#web/ui/table/column.ts";
import { pendingReviews, shownBalances } from "../balances/leave-balances.ts";
import { LeaveFace } from "../balances/leave-face.tsx";
import { text } from "../text.ts";

const { management, columns: name } = text;

const NameAndPending = ({ summary }: { summary: LeaveSummary }) => {
  const pendingCount = pendingReviews(summary).length;
  return (
    <>
      <span className="truncate font-medium">{nameOf(summary.employee)}</span>
      {pendingCount > 0 && <Badge tone="amber">{management.pendingBadge(pendingCount)}</Badge>}
    </>
  );
};

const EmployeeCell = ({ summary }: { summary: LeaveSummary }) => (
  <div className="flex min-w-0 items-center gap-3">
    <LeaveFace employee={summary.employee} />
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-2">
        <NameAndPending summary={summary} />
      </div>
      <p className="wrap-anywhere text-muted text-sm">{summary.employee.email}</p>
    </div>
  </div>
);

interface BalanceBarProps {
  balance: LeaveSummary["annual"];
  /** The name of the balance if no column has it. */
  name?: string;
}

function BalanceBar({ balance: { used, total, percentage, pending }, name }: BalanceBarProps) {
  const share = text.percentUsed(percentage);
  return (
    <UsageBar
      label={name === undefined ? share : `${name} · ${share}`}
      value={used}
      max={total}
      pending={pending}
      valueText={`${text.number(used)}/${text.number(total)}`}
    />
  );
}

/** On phones: the person, their request and their annual leave; the rest is one press away. */
export const SummaryCard = ({ summary }: { summary: LeaveSummary }) => (
  <div className="flex min-w-0 items-center gap-3">
    <LeaveFace employee={summary.employee} />
    <div className="min-w-0 flex-1">
      <p className="flex items-center gap-2">
        <NameAndPending summary={summary} />
      </p>
      <div className="mt-1 text-sm">
        <BalanceBar balance={summary.annual} name={management.annual} />
      </div>
    </div>
  </div>
);

/** Without room, one balance moves below another. */
const foldsUnder = { annual: undefined, sick: "annual", family: undefined, maternity: "family" };

const usageColumns = shownBalances.map(
  (balance): Column<LeaveSummary> => ({
    foldsUnder: foldsUnder[balance],
    key: balance,
    header: management[balance],
    width: "16%",
    cell: (summary) => <BalanceBar balance={summary[balance]} />,
  }),
);

export const nameColumn: Column<LeaveSummary> = {
  key: "name",
  header: name.name,
  isSortable: true,
  cell: (summary) => <EmployeeCell summary={summary} />,
};

/** The columns of the leave table; the last one has the button that opens a person's leave. */
export const summaryColumnsFor = (onView: (employeeId: number) => void): Column<LeaveSummary>[] => [
  nameColumn,
  ...usageColumns,
  {
    key: "view",
    header: name.actions,
    align: "end",
    width: "5rem",
    cell: ({ employee }) => (
      <IconButton
        label={management.view(nameOf(employee))}
        size="sm"
        icon={<IconEye size={18} stroke={1.75} />}
        onClick={() => onView(employee.id)}
      />
    ),
  },
];
