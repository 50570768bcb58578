import type { ReactNode, Ref } from "react";
import {
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  useFormState,
} from "react-hook-form";

export type FormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  ref?: Ref<HTMLFormElement>;
  onSubmit: (values: Values) => unknown;
  onInvalid?: (errors: FieldErrors<Values>) => void;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A form that checks its fields on submit and focuses the first invalid one. A second submit during `onSubmit` is ignored. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, ref, onSubmit, onInvalid, id, children } = props;
  const { className = "flex flex-col gap-5" } = props;
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async (values) => {
    await onSubmit(values);
  }, onInvalid);
  return (
    // A form sent before scripts run goes nowhere: the address would show its values.
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
