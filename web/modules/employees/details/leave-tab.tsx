import { grantedBalances, leaveBalanceLabels } from "#contract/codes/leave.ts";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { places } from "#contract/places.ts";
import { percentageUsed } from "#contract/rules/leave.ts";
import { PersonTerms } from "#web/modules/leave/index.ts";
import { UsageBar } from "#web/ui/display/usage-bar.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { text } from "../text.ts";

const { details: labels } = text;

export const LeaveTab = ({ person }: { person: EmployeeDetail }) => (
  <div className="flex flex-col gap-6">
    <Balances person={person} />
    <div className="border-line border-t pt-5">
      <PersonTerms employeeId={person.employeeId} title="h3" />
    </div>
  </div>
);

function Balances({
  person: { employeeId, leaveAllocated, leaveRemaining },
}: {
  person: EmployeeDetail;
}) {
  if (!leaveAllocated || !leaveRemaining) return <EmptyState title={labels.noLeave} />;
  return (
    <ul className="flex flex-col gap-5">
      {grantedBalances.map((balance) => {
        const [allocated, remaining] = [leaveAllocated[balance], leaveRemaining[balance]];
        return (
          <li key={balance}>
            <UsageBar
              label={leaveBalanceLabels[balance]}
              value={allocated - remaining}
              max={allocated}
              valueText={labels.percentUsed(percentageUsed(allocated, allocated - remaining))}
            />
            <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-muted text-sm tabular-nums">
              {labels.leaveRemaining(remaining, allocated)}
              <Link href={places.leaveStatementOf("superadmin", employeeId, balance)}>
                {labels.statementOf(leaveBalanceLabels[balance])}
              </Link>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
