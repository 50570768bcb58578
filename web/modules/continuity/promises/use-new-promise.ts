import { useState } from "react";
import { useForm } from "react-hook-form";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { text } from "./text.ts";

const blank = { promiseText: "", dueOn: "", isIntent: false };
export type NewPromise = typeof blank;

/** The form of a promise to a person; `make` returns its success, `failure` is the reason against it. */
export function useNewPromise(employeeId: number, done: string) {
  const form = useForm({ defaultValues: blank });
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useApiMutation("continuity.makePromise");
  const reset = () => {
    form.reset(blank);
    setFailure(undefined);
  };
  const make = async (given: NewPromise): Promise<boolean> => {
    setFailure(undefined);
    try {
      await mutateAsync({ body: { employeeId, ...given } });
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) setFailure(messageOf(error, text.failed));
      return false;
    }
    toast.success(done);
    reset();
    return true;
  };
  return { form, failure, make, reset };
}
