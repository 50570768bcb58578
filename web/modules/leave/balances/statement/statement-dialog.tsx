import { type LeaveBalance, leaveBalances } from "#contract/codes/leave.ts";
import { useOfferedLeave } from "#web/modules/leave/application/use-offered-leave.ts";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { Dialog, DialogBody } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import type { StatementSearch } from "./statement-search.ts";
import { text } from "./statement-text.ts";
import { StatementView } from "./statement-view.tsx";

export interface StatementDialogProps {
  search: StatementSearch;
  onChange: (search: StatementSearch) => void;
  /** One's own statement by default. */
  employee?: { id: number; name: string };
  /** The dialog from which it was opened. */
  back?: string;
}

export function StatementDialog({ search, onChange, employee, back }: StatementDialogProps) {
  const shown = useLastValue(search.statement);
  const change = (next: StatementSearch) => onChange({ ...search, ...next });
  const { offersTimeInLieu } = useOfferedLeave();
  const balances = leaveBalances.filter(
    (balance) => balance !== "timeInLieu" || offersTimeInLieu || balance === shown,
  );
  return (
    <Dialog
      title={employee ? text.of(employee.name) : text.title}
      size="lg"
      hasLateContent
      isSteady
      {...(back !== undefined && { back })}
      isOpen={search.statement !== undefined}
      onClose={() => onChange({ statement: undefined, asOf: undefined })}
    >
      <DialogBody>
        {shown && (
          <Tabs<LeaveBalance>
            label={text.balances}
            value={shown}
            onChange={(statement) => change({ statement })}
            tabs={balances.map((balance) => ({
              value: balance,
              label: text.balance[balance],
              content: (
                <StatementView
                  balance={balance}
                  employeeId={employee?.id}
                  asOf={search.asOf}
                  onAsOf={(asOf) => change({ asOf })}
                />
              ),
            }))}
          />
        )}
      </DialogBody>
    </Dialog>
  );
}
