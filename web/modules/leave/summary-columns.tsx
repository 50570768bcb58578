import { IconEye } from "@tabler/icons-react";
import type { LeaveSummary } from "#contract/leave.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { UsageBar } from "#web/ui/display/usage-bar.tsx";
import { nameOf } from "#web/ui/format/person-name.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Column } from "#web/ui/table/column.ts";
import { pendingReviews, shownBalances } from "./leave-balances.ts";
import { LeaveFace } from "./leave-face.tsx";
import { text } from "./text.ts";

const { management, columns: name } = text;

function EmployeeCell({ summary }: { summary: LeaveSummary }) {
  const { employee } = summary;
  const pendingCount = pendingReviews(summary).length;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <LeaveFace employee={employee} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2">
          <span className="truncate font-medium">{nameOf(employee)}</span>
          {pendingCount > 0 && <Badge tone="amber">{management.pendingBadge(pendingCount)}</Badge>}
        </div>
        <p className="wrap-anywhere text-muted text-sm">{employee.email}</p>
      </div>
    </div>
  );
}

const AnnualBar = ({ summary }: { summary: LeaveSummary }) => {
  const { used, total, percentage, pending } = summary.annual;
  return (
    <UsageBar
      label={`${management.annual} · ${text.percentUsed(percentage)}`}
      value={used}
      max={total}
      pending={pending}
      valueText={`${used}/${total}`}
    />
  );
};

/** On phones: the person, what they ask for, and their annual leave; the rest is one press away. */
export const SummaryCard = ({ summary }: { summary: LeaveSummary }) => {
  const pendingCount = pendingReviews(summary).length;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <LeaveFace employee={summary.employee} />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{nameOf(summary.employee)}</span>
          {pendingCount > 0 && <Badge tone="amber">{management.pendingBadge(pendingCount)}</Badge>}
        </p>
        <div className="mt-1 text-sm">
          <AnnualBar summary={summary} />
        </div>
      </div>
    </div>
  );
};

/** Where there is no room, one balance below another. */
const foldsUnder = { annual: undefined, sick: "annual", family: undefined, maternity: "family" };

const usageColumns = shownBalances.map(
  (balance): Column<LeaveSummary> => ({
    foldsUnder: foldsUnder[balance],
    key: balance,
    header: management[balance],
    isSortable: true,
    width: "16%",
    cell: (summary) => {
      const { used, total, percentage } = summary[balance];
      return (
        <UsageBar
          label={text.percentUsed(percentage)}
          value={used}
          max={total}
          pending={summary[balance].pending}
          valueText={`${used}/${total}`}
        />
      );
    },
  }),
);

export const sortableColumns: readonly Column<LeaveSummary>[] = [
  {
    key: "name",
    header: name.name,
    isSortable: true,
    cell: (summary) => <EmployeeCell summary={summary} />,
  },
  ...usageColumns,
];

/** The columns of the leave table; the last one has the button that opens a person's leave. */
export const summaryColumnsFor = (onView: (employeeId: number) => void): Column<LeaveSummary>[] => [
  ...sortableColumns,
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
