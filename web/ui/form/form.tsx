import type { ReactNode, Ref } from "react";
import {
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  useFormState,
} from "react-hook-form";

type FormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  ref?: Ref<HTMLFormElement>;
  onSubmit: (values: Values) => unknown;
  onInvalid?: (errors: FieldErrors<Values>) => void;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A form that checks its fields on Enter or submit and focuses the first invalid one; a second submit while `onSubmit` runs does nothing. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, ref, onSubmit, onInvalid, id, children } = props;
  const { className = "flex flex-col gap-5" } = props;
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async (values) => {
    await onSubmit(values);
  }, onInvalid);
  return (
    // Sent before scripts run, it goes nowhere: the address would show what was typed.
    <form
      ref={ref}
      method="dialog"
      id={id}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog's form is inside the page's form for React: its submit must not reach that one.
        event.stopPropagation();
        if (!isSubmitting) void submit(event);
      }}
    >
      {children}
    </form>
  );
}
