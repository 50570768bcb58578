import { use, useState } from "react";
import type { FieldBinding } from "#web/ui/form/field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { text } from "../text.ts";
import { DialCode, fromAbroad } from "./dial-code.ts";
import type { TextValues } from "./rules.ts";
import type { TextInputProps } from "./text-input.tsx";

/** A phone number with its dial code; a leading 0 becomes that of the company's country as the field is left, with a word. */
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
