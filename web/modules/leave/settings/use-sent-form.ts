import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";

export interface SentForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The next initial values; the first ones by default. */
  blank?: Values;
  /** The reason against sending the form, if any. */
  refuse?: (values: Values) => string | undefined;
  send: (values: Values) => Promise<unknown>;
  /** Maps messages to the form's fields under other names than the server's. */
  atFields?: (fields: Record<string, string> | undefined) => Record<string, string>;
  done: string;
  failed: string;
  onClose: () => void;
}

/** Sends a dialog's form: a refusal shows at its field, and the input stays. */
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
