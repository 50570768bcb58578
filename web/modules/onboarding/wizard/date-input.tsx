import { DateField, type DateFieldProps } from "#web/ui/form/date-field.tsx";
import type { FieldBinding } from "#web/ui/form/field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import type { TextValues } from "./rules.ts";
import type { TextInputProps } from "./text-input.tsx";

type DateInputProps<Values extends TextValues> = Pick<
  TextInputProps<Values>,
  "form" | "name" | "rules" | "label" | "help" | "isRequired" | "autoComplete"
> &
  Pick<DateFieldProps, "min" | "max">;

/** A date field of a wizard's form, with its step's rules. */
export function DateInput<Values extends TextValues>(props: DateInputProps<Values>) {
  const { form, name, rules, ...dateField } = props;
  return (
    <FormField form={form} name={name} rule={rules[name as keyof Values] ?? []}>
      {({ value, onChange, ...field }) => (
        <DateField
          {...field}
          value={value as string}
          onChange={onChange as FieldBinding<string>["onChange"]}
          {...dateField}
        />
      )}
    </FormField>
  );
}
