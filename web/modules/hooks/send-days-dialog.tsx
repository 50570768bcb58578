import { useState } from "react";
import { useForm } from "react-hook-form";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "./text.ts";

const { days: labels } = text;

interface SendDaysDialogProps {
  hookId: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Sends the events of some days to a webhook again. */
export function SendDaysDialog({ hookId, isOpen, onClose }: SendDaysDialogProps) {
  const today = currentDay();
  const form = useForm({ defaultValues: { from: today, to: today } });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: send } = useApiMutation("hooks.redeliver");
  const close = () => {
    form.reset();
    setFailure(undefined);
    onClose();
  };
  const submit = async (body: { from: string; to: string }) => {
    setFailure(undefined);
    try {
      const { count } = await send({ params: { id: hookId }, body });
      if (count === 0) return setFailure(labels.none);
      toast.success(labels.sent(count), { durationMs: shortNoticeMs });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, labels.failed));
      return;
    }
    close();
  };
  return (
    <FormDialog
      title={labels.title}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      failure={failure}
      lead={<p className="mb-4 text-muted">{labels.lead}</p>}
    >
      <FormField form={form} name="from" rule={required(labels.required)}>
        {(field) => <DateField {...field} label={labels.from} isRequired max={today} />}
      </FormField>
      <FormField
        form={form}
        name="to"
        rule={(to, values) =>
          to && to < values.from ? labels.wrongOrder : required(labels.required)(to, values)
        }
      >
        {(field) => <DateField {...field} label={labels.to} isRequired max={today} />}
      </FormField>
    </FormDialog>
  );
}
