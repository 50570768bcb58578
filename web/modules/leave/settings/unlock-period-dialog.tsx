import { useForm } from "react-hook-form";
import type { LockedPeriod } from "#contract/leave/payroll.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { proseDays } from "#web/ui/format/dates.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "./text.ts";
import { useSentForm } from "./use-sent-form.ts";

const { payroll: labels } = text;
const blank = { reason: "" };

interface UnlockPeriodDialogProps {
  period: LockedPeriod;
  isOpen: boolean;
  onClose: () => void;
}

/** Unlocks the last locked period, with a reason that stays on record. */
export function UnlockPeriodDialog({ period, isOpen, onClose }: UnlockPeriodDialogProps) {
  const { id, from, to } = period;
  const unlock = useApiMutation("leave.unlockPayroll");
  const form = useForm({ defaultValues: blank, mode: "onTouched" });
  const { failure, submit, close } = useSentForm({
    form,
    blank,
    send: (body) => unlock.mutateAsync({ params: { id }, body }),
    done: labels.unlockDone,
    failed: labels.unlockFailed,
    onClose,
  });
  return (
    <FormDialog
      title={labels.unlockTitle(proseDays(from, to))}
      description={labels.unlockLead}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.unlock}
      busyLabel={text.busy}
      failure={failure}
    >
      <FormField form={form} name="reason" rule={required(text.reasonRequired)}>
        {(field) => <TextArea {...field} label={text.reason} isRequired rows={2} maxLength={500} />}
      </FormField>
    </FormDialog>
  );
}
