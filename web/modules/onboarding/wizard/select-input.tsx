import type { FieldPath, UseFormReturn } from "react-hook-form";
import type { FieldBinding } from "#web/ui/form/field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { SelectField, type SelectOption } from "#web/ui/form/select-field.tsx";
import type { TextValues } from "./rules.ts";

interface SelectInputProps<Values extends TextValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  options: readonly SelectOption<string>[];
  isReadOnly?: boolean;
}

/** A select of a wizard's form, without rules. */
export const SelectInput = <Values extends TextValues>(props: SelectInputProps<Values>) => (
  <FormField form={props.form} name={props.name}>
    {({ value, onChange, ...field }) => (
      <SelectField
        {...field}
        value={value as string}
        onChange={onChange as FieldBinding<string>["onChange"]}
        label={props.label}
        options={props.options}
        isDisabled={props.isReadOnly}
      />
    )}
  </FormField>
);

/** Options whose labels are their values. */
export const plainOptions = (values: readonly string[]): SelectOption<string>[] =>
  values.map((value) => ({ value, label: value }));
