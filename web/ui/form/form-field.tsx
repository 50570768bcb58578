import type { ReactNode } from "react";
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useController,
} from "react-hook-form";
import type { FieldBinding } from "./field.tsx";

/** Returns what is wrong with a value, if anything. */
export type Rule<Value, Values> = (value: Value, values: Values) => string | undefined;

export type FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = {
  form: UseFormReturn<Values>;
  name: Name;
  /** One rule, or several of which the first error counts. */
  rule?:
    | Rule<FieldPathValue<Values, Name>, Values>
    | readonly Rule<FieldPathValue<Values, Name>, Values>[];
  children: (field: FieldBinding<FieldPathValue<Values, Name>>) => ReactNode;
};

/** Binds a field to its name in the form: `<FormField form={form} name="email" rule={isEmail}>{(field) => <TextField label="E-mail" {...field} />}</FormField>`. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: FormFieldProps<Values, Name>,
) {
  const { form, name, rule = [], children } = props;
  const rules = typeof rule === "function" ? [rule] : rule;
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: {
      validate: (value, values) =>
        rules.reduce<string | undefined>(
          (message, check) => message ?? check(value, values),
          undefined,
        ),
    },
  });
  const { value, onChange, onBlur, ref } = field;
  return children({ name, value, onChange, onBlur, ref, error: fieldState.error?.message });
}
