import { useForm } from "react-hook-form";
import type { Position } from "#contract/departments.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "./text.ts";

const { term: labels } = text;

interface EndPositionDialogProps {
  position: Position;
  isOpen: boolean;
  /** Saves the last day of the employee in it. */
  save: (position: Position, dateEnded: string) => Promise<unknown>;
  onClose: () => void;
}

export function EndPositionDialog({ position, isOpen, save, onClose }: EndPositionDialogProps) {
  const { positionTitle, employeeName } = position;
  const form = useForm({ defaultValues: { dateEnded: position.dateEnded ?? "" } });
  const submit = async ({ dateEnded }: { dateEnded: string }) => {
    try {
      await save(position, dateEnded);
      toast.success(text.position.updated(positionTitle), { durationMs: longNoticeMs });
      onClose();
    } catch (error) {
      showServerErrors(form, fieldsOf(error));
      toast.error(text.position.failed(messageOf(error, text.unknownReason)), {
        durationMs: longNoticeMs,
      });
    }
  };
  return (
    <FormDialog
      title={labels.title(positionTitle)}
      description={labels.lead(employeeName ?? "")}
      size="sm"
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={text.position.busy}
    >
      <FormField form={form} name="dateEnded" rule={required(labels.lastDayRequired)}>
        {(field) => <DateField {...field} label={labels.lastDay} isRequired />}
      </FormField>
    </FormDialog>
  );
}
