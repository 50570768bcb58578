import { use, useState } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import { DateField, type DateFieldProps } from "#web/ui/form/date-field.tsx";
import type { FieldBinding } from "#web/ui/form/field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { SelectField, type SelectOption } from "#web/ui/form/select-field.tsx";
import { TextField, type TextFieldProps } from "#web/ui/form/text-field.tsx";
import { text } from "../text.ts";
import { DialCode, fromAbroad } from "./dial-code.ts";
import type { StepRules, TextValues } from "./rules.ts";

type TextInputProps<Values extends TextValues> = Omit<
  TextFieldProps,
  keyof FieldBinding<string>
> & {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  rules: StepRules<Values>;
};

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

interface SelectInputProps<Values extends TextValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  options: readonly SelectOption<string>[];
  isReadOnly?: boolean;
}

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

export const plainOptions = (values: readonly string[]): SelectOption<string>[] =>
  values.map((value) => ({ value, label: value }));

type DateInputProps<Values extends TextValues> = Pick<
  TextInputProps<Values>,
  "form" | "name" | "rules" | "label" | "help" | "isRequired" | "autoComplete"
> &
  Pick<DateFieldProps, "min" | "max">;

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

/** A phone number with its dial code; leaving the field replaces a leading 0, with a message. */
export function PhoneInput<Values extends TextValues>(props: TextInputProps<Values>) {
  const { form, name, rules, ...textField } = props;
  const dialCode = use(DialCode);
  const [isRewritten, setIsRewritten] = useState(false);
  return (
    <FormField form={form} name={name} rule={rules[name as keyof Values] ?? []}>
      {({ value, onChange, onBlur, ...field }) => {
        const change = onChange as FieldBinding<string>["onChange"];
        const leave = () => {
          const dialled = fromAbroad(value as string, dialCode);
          if (dialled !== value) {
            change(dialled);
            setIsRewritten(true);
          }
          onBlur?.();
        };
        return (
          <TextField
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            inputClass="tabular-nums"
            placeholder={`${dialCode} 82 123 4567`}
            {...field}
            {...textField}
            value={value as string}
            help={isRewritten && <span role="status">{text.dialled(dialCode)}</span>}
            onBlur={leave}
            onChange={(typed) => {
              setIsRewritten(false);
              change(typed);
            }}
          />
        );
      }}
    </FormField>
  );
}
