import { grantedBalances, leaveBalanceLabels } from "#contract/codes/leave.ts";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { places } from "#contract/places.ts";
import { percentageUsed } from "#contract/rules/leave.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { UsageBar } from "#web/ui/display/usage-bar.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { text } from "../text.ts";

const { details: labels } = text;

/** The balances of a person, documented ones and those of own types. */
export function PersonBalances({
  person: { employeeId, leaveAllocated, leaveRemaining },
}: {
  person: EmployeeDetail;
}) {
  const {
    data: records,
    isError,
    isPending,
  } = useApiQuery("leave.combinedRecords", {
    query: { employeeId, pageSize: 1 },
  });
  const own = records?.items[0]?.own ?? [];
  if ((!leaveAllocated || !leaveRemaining) && own.length === 0)
    return isPending ? null : <EmptyState title={labels.noLeave} />;
  return (
    <ul className="flex flex-col gap-5">
      {leaveAllocated &&
        leaveRemaining &&
        grantedBalances.map((balance) => {
          const [allocated, remaining] = [leaveAllocated[balance], leaveRemaining[balance]];
          return (
            <BalanceRow
              key={balance}
              label={leaveBalanceLabels[balance]}
              {...{ allocated, remaining }}
              percentage={percentageUsed(allocated, allocated - remaining)}
              statement={places.leaveStatementOf("superadmin", employeeId, balance)}
            />
          );
        })}
      {own.map(({ type, needsBalance, used, total, remaining, percentage }) =>
        needsBalance ? (
          <BalanceRow
            key={type.id}
            label={type.name}
            allocated={total}
            {...{ remaining, percentage }}
            statement={places.leaveStatementOf("superadmin", employeeId, type.id)}
            statementLabel={labels.statementOfOwn(type.name)}
          />
        ) : (
          <li key={type.id} className="flex flex-wrap justify-between gap-x-4">
            <span className="wrap-anywhere">{type.name}</span>
            <span className="text-muted text-sm tabular-nums">{labels.leaveTaken(used)}</span>
          </li>
        ),
      )}
      {isError && <li className="text-muted">{labels.ownTypesFailed}</li>}
    </ul>
  );
}

interface BalanceRowProps {
  label: string;
  allocated: number;
  remaining: number;
  percentage: number;
  statement: ReturnType<typeof places.leaveStatementOf>;
  statementLabel?: string;
}

const BalanceRow = ({
  label,
  allocated,
  remaining,
  percentage,
  statement,
  statementLabel = labels.statementOf(label),
}: BalanceRowProps) => (
  <li>
    <UsageBar
      label={label}
      value={allocated - remaining}
      max={allocated}
      valueText={labels.percentUsed(percentage)}
    />
    <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-muted text-sm tabular-nums">
      {labels.leaveRemaining(remaining, allocated)}
      <Link href={statement}>{statementLabel}</Link>
    </p>
  </li>
);
