import { useState } from "react";
import { useForm } from "react-hook-form";
import type { Promised } from "#contract/continuity/promises.ts";
import { maxLengths } from "#contract/rules/text.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "./text.ts";

const { change: labels, make } = text;

interface RenegotiationDialogProps {
  promise: Promised;
  today: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Gives a promise a new text or day; the former ones stay. */
export function RenegotiationDialog(props: RenegotiationDialogProps) {
  const { promise, today, isOpen, onClose } = props;
  const present = { promiseText: promise.promiseText, dueOn: promise.dueOn ?? "", reason: "" };
  const form = useForm({ defaultValues: present });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useApiMutation("continuity.renegotiatePromise");
  const close = () => {
    form.reset(present);
    setFailure(undefined);
    onClose();
  };
  const submit = async (body: typeof present) => {
    if (body.promiseText === present.promiseText && body.dueOn === present.dueOn) {
      form.setError("promiseText", { message: labels.unchanged });
      return;
    }
    setFailure(undefined);
    try {
      await mutateAsync({
        params: { id: promise.id },
        body: { ...body, version: promise.version },
      });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, text.failed));
      return;
    }
    toast.success(text.done.renegotiate);
    close();
  };
  return (
    <FormDialog
      title={labels.title}
      description={labels.lead}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={submit}
      submitLabel={labels.submit}
      busyLabel={make.busy}
      failure={failure}
    >
      <FormField form={form} name="promiseText" rule={required(make.textRequired)}>
        {(field) => (
          <TextArea {...field} label={make.text} rows={2} maxLength={maxLengths.promise} />
        )}
      </FormField>
      <FormField form={form} name="dueOn">
        {(field) => <DateField {...field} label={make.dueOn} help={make.dueHelp} min={today} />}
      </FormField>
      <FormField form={form} name="reason">
        {(field) => (
          <TextArea {...field} label={labels.reason} rows={2} maxLength={maxLengths.promise} />
        )}
      </FormField>
    </FormDialog>
  );
}
