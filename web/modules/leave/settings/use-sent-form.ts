import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";

export interface SentForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** With what it starts the next time; as it started the first time without. */
  blank?: Values;
  /** Why it cannot be sent as it is, if so. */
  refuse?: (values: Values) => string | undefined;
  send: (values: Values) => Promise<unknown>;
  /** The form's fields with their messages, where the server calls them otherwise. */
  atFields?: (fields: Record<string, string> | undefined) => Record<string, string>;
  done: string;
  failed: string;
  onClose: () => void;
}

/** Sends the form of a dialog: what the server refuses is shown at its field, and what was entered stays. */
export function useSentForm<Values extends FieldValues>(sent: SentForm<Values>) {
  const { form, blank, refuse, send, atFields, done, failed, onClose } = sent;
  const [failure, setFailure] = useState<string>();
  const close = () => {
    form.reset(blank);
    setFailure(undefined);
    onClose();
  };
  const submit = async (values: Values) => {
    const refusal = refuse?.(values);
    setFailure(refusal);
    if (refusal !== undefined) return;
    try {
      await send(values);
      toast.success(done);
      close();
    } catch (error) {
      const fields = fieldsOf(error);
      showServerErrors(form, atFields ? atFields(fields) : fields);
      setFailure(messageOf(error, failed));
    }
  };
  return { failure, submit, close };
}
