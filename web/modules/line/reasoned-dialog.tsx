import { useState } from "react";
import { useForm } from "react-hook-form";
import { maxLengths } from "#contract/rules/text.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { FormDialog, type FormDialogProps } from "#web/ui/overlay/form-dialog.tsx";

const blank = { reason: "" };

type ReasonedDialogProps = Pick<
  FormDialogProps<typeof blank>,
  | "title"
  | "description"
  | "isOpen"
  | "onClose"
  | "submitLabel"
  | "busyLabel"
  | "lead"
  | "isDangerous"
> & {
  /** Of the reason's field. */
  label: string;
  /** The message for a missing reason; without it, the reason is optional. */
  missing?: string | undefined;
  /** The message of a failure without the server's reason. */
  failed: string;
  /** Receives the reason; a failure leaves the dialog open with it. */
  onReason: (body: typeof blank) => Promise<void>;
};

export function ReasonedDialog({
  label,
  missing,
  failed,
  onReason,
  ...dialog
}: ReasonedDialogProps) {
  const form = useForm({ defaultValues: blank });
  const [failure, setFailure] = useState<string>();
  const close = () => {
    form.reset(blank);
    setFailure(undefined);
    dialog.onClose();
  };
  const submit = async (body: typeof blank) => {
    setFailure(undefined);
    try {
      await onReason(body);
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, failed));
      return;
    }
    close();
  };
  return (
    <FormDialog
      {...dialog}
      size="sm"
      onClose={close}
      form={form}
      onSubmit={submit}
      failure={failure}
    >
      <FormField form={form} name="reason" rule={missing === undefined ? [] : required(missing)}>
        {(field) => <TextArea {...field} label={label} rows={2} maxLength={maxLengths.promise} />}
      </FormField>
    </FormDialog>
  );
}
