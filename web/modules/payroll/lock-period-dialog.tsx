import { useForm } from "react-hook-form";
import type { PayrollPeriod } from "#contract/payroll/periods.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { useSentForm } from "#web/modules/leave/index.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { monthBefore, PeriodFields } from "./period-fields.tsx";
import { text } from "./text.ts";

const { periods: labels } = text;

interface LockPeriodDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Locks a period, by default the past month; a refusal shows at its field. */
export function LockPeriodDialog({ isOpen, onClose }: LockPeriodDialogProps) {
  const lock = useCreation("payroll.lockPeriod");
  const blank = monthBefore(currentDay());
  const form = useForm({ defaultValues: blank, mode: "onTouched" });
  const { failure, submit, close } = useSentForm({
    form,
    blank,
    send: (body: PayrollPeriod) => lock({ body }),
    done: labels.lockDone,
    failed: labels.lockFailed,
    onClose,
  });
  return (
    <FormDialog
      title={labels.lockTitle}
      description={labels.lockedLead}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.lockSubmit}
      busyLabel={text.busy}
      failure={failure}
    >
      <PeriodFields form={form} />
    </FormDialog>
  );
}
