import type { ReactNode } from "react";
import {
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  useFormState,
} from "react-hook-form";

export type FormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => unknown;
  onInvalid?: (errors: FieldErrors<Values>) => void;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A form that checks its fields on Enter or submit and focuses the first invalid one; a second submit while `onSubmit` runs does nothing. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, onSubmit, onInvalid, id, className = "flex flex-col gap-5", children } = props;
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async (values) => {
    await onSubmit(values);
  }, onInvalid);
  return (
    <form
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
