import { type ReactNode, useRef } from "react";
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useController,
} from "react-hook-form";
import type { FieldBinding } from "./field.tsx";

/** Returns the fault of a value, if any. */
export type Rule<Value, Values> = (value: Value, values: Values) => string | undefined;

export type FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = {
  form: UseFormReturn<Values>;
  name: Name;
  /** One rule, or several whose first error counts. */
  rule?:
    | Rule<FieldPathValue<Values, Name>, Values>
    | readonly Rule<FieldPathValue<Values, Name>, Values>[];
  children: (field: FieldBinding<FieldPathValue<Values, Name>>) => ReactNode;
};

/** The control's unreadable input, such as an impossible date; rules see an empty value. */
const unreadable = (control: HTMLElement | null): string | undefined =>
  control instanceof HTMLInputElement && control.validity.customError
    ? control.validationMessage
    : undefined;

/** Binds a field to its name in the form: `<FormField form={form} name="email" rule={isEmail}>{(field) => <TextField label="E-mail" {...field} />}</FormField>`. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: FormFieldProps<Values, Name>,
) {
  const { form, name, rule = [], children } = props;
  const rules = typeof rule === "function" ? [rule] : rule;
  const control = useRef<HTMLElement>(null);
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: {
      validate: (value, values) =>
        rules.reduce<string | undefined>(
          (message, check) => message ?? check(value, values),
          unreadable(control.current),
        ),
    },
  });
  const { value, onChange, onBlur, ref } = field;
  const bind = (element: HTMLElement | null) => {
    control.current = element;
    ref(element);
  };
  return children({ name, value, onChange, onBlur, ref: bind, error: fieldState.error?.message });
}
