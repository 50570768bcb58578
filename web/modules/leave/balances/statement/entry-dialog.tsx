import { type UseFormReturn, useWatch } from "react-hook-form";
import type { LeaveBalance } from "#contract/codes/leave.ts";
import type { LeaveStatement } from "#contract/leave/balances/statement.ts";
import { useOfferedLeave } from "#web/modules/leave/application/use-offered-leave.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { NumberField } from "#web/ui/form/number-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "./entry-text.ts";
import { type LeaveEntry, useLeaveEntry } from "./use-leave-entry.ts";

interface EntryDialogProps {
  statement: LeaveStatement;
  isOpen: boolean;
  onClose: () => void;
}

export function EntryDialog({ statement, isOpen, onClose }: EntryDialogProps) {
  const { employee, balance, today } = statement;
  const entered = { employeeId: employee.id, balance, today };
  const { form, failure, question, submit, confirm, cancel } = useLeaveEntry(entered, onClose);
  return (
    <FormDialog
      title={text.title}
      description={text.of(balance, employee.name)}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      onSubmit={submit}
      submitLabel={text.submit}
      busyLabel={text.busy}
      failure={failure}
      nested={
        <ConfirmDialog
          isOpen={question !== undefined}
          title={text.overTaken}
          confirmLabel={text.confirm}
          tone="danger"
          onConfirm={confirm}
          onCancel={cancel}
        >
          {question}
        </ConfirmDialog>
      }
    >
      <Fields form={form} balance={balance} />
    </FormDialog>
  );
}

const anyDays = (days: number | null) => (days ? undefined : text.daysRequired);

const commonKinds = ["corrected", "opening", "paid-out"] as const;
const kindsOf = (balance: LeaveBalance) =>
  balance === "timeInLieu" ? (["worked", ...commonKinds] as const) : commonKinds;

function Fields({ form, balance }: { form: UseFormReturn<LeaveEntry>; balance: LeaveBalance }) {
  const { inLieuMonths } = useOfferedLeave();
  const kind = useWatch({ control: form.control, name: "kind" });
  return (
    <>
      <FormField form={form} name="kind">
        {(field) => (
          <SelectField
            {...field}
            label={text.kind}
            options={kindsOf(balance).map((value) => ({ value, label: text.kinds[value] }))}
            isRequired
          />
        )}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="days" rule={anyDays}>
          {(field) => (
            <NumberField
              {...field}
              label={text.days}
              help={kind && text.daysHelp[kind]}
              decimals={2}
              unit={text.unit}
              isRequired
            />
          )}
        </FormField>
        <FormField form={form} name="day" rule={required(text.dayRequired)}>
          {(field) => (
            <DateField
              {...field}
              label={kind === "worked" ? text.dayWorked : text.day}
              help={kind === "worked" ? text.dayWorkedHelp(inLieuMonths) : text.dayHelp}
              isRequired
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name="reason" rule={required(text.reasonRequired)}>
        {(field) => (
          <TextArea {...field} label={text.reason} help={text.reasonHelp} isRequired rows={3} />
        )}
      </FormField>
    </>
  );
}
