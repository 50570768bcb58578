import { useWatch } from "react-hook-form";
import { useCreation } from "#web/api/use-creation.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { EffectNote } from "./effect-note.tsx";
import { useHolidayEffect, useHolidayForm } from "./holiday-form.ts";
import { ReasonField } from "./reason-field.tsx";
import { text } from "./text.ts";

const { add: labels } = text;

interface AddHolidayDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Adds a company holiday after a preview of the affected leave. */
export function AddHolidayDialog({ isOpen, onClose }: AddHolidayDialogProps) {
  const create = useCreation("leave.addHoliday");
  const { form, failure, submit, close } = useHolidayForm({
    send: (body) => create({ body }),
    done: labels.done,
    failed: labels.failed,
    onClose,
  });
  const date = useWatch({ control: form.control, name: "date" });
  const effect = useHolidayEffect(date, false);
  return (
    <FormDialog
      title={labels.title}
      description={labels.lead}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={text.busy}
      failure={failure}
    >
      <FormField form={form} name="date" rule={required(labels.dateRequired)}>
        {(field) => <DateField {...field} label={labels.date} isRequired />}
      </FormField>
      <FormField form={form} name="name" rule={required(labels.nameRequired)}>
        {(field) => (
          <TextField
            {...field}
            label={labels.name}
            help={labels.nameHelp}
            maxLength={100}
            isRequired
          />
        )}
      </FormField>
      <ReasonField form={form} />
      <EffectNote shown={effect} form={form} />
    </FormDialog>
  );
}
