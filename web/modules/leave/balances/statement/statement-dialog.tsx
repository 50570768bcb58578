import { leaveBalances } from "#contract/codes/leave.ts";
import { useApiQuery } from "#web/api/hooks.ts";
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
  const { data: ownTypes = [] } = useApiQuery("leave.ownTypes", {});
  const balances = [
    ...leaveBalances
      .filter((balance) => balance !== "timeInLieu" || offersTimeInLieu || balance === shown)
      .map((balance) => ({ balance, label: text.balance[balance] })),
    ...ownTypes
      .filter(({ id, needsBalance, isClosed }) => needsBalance && (!isClosed || id === shown))
      .map(({ id, name }) => ({ balance: id, label: name })),
  ];
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
          <Tabs
            label={text.balances}
            value={String(shown)}
            onChange={(value) =>
              change({ statement: balances.find((one) => String(one.balance) === value)?.balance })
            }
            tabs={balances.map(({ balance, label }) => ({
              value: String(balance),
              label,
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
