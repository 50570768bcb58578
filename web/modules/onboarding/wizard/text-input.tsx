import type { FieldPath, UseFormReturn } from "react-hook-form";
import type { FieldBinding } from "#web/ui/form/field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { TextField, type TextFieldProps } from "#web/ui/form/text-field.tsx";
import type { StepRules, TextValues } from "./rules.ts";

export type TextInputProps<Values extends TextValues> = Omit<
  TextFieldProps,
  keyof FieldBinding<string>
> & {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  rules: StepRules<Values>;
};

/** A text field of a wizard's form, with its step's rules. */
export function TextInput<Values extends TextValues>(props: TextInputProps<Values>) {
  const { form, name, rules, ...textField } = props;
  return (
    <FormField form={form} name={name} rule={rules[name as keyof Values] ?? []}>
      {({ value, onChange, ...field }) => (
        <TextField
          {...field}
          value={value as string}
          onChange={onChange as FieldBinding<string>["onChange"]}
          {...textField}
          inputClass={textField.isReadOnly ? "bg-sunken" : textField.inputClass}
        />
      )}
    </FormField>
  );
}
