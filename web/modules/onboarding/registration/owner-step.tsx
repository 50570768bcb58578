import { type UseFormReturn, useWatch } from "react-hook-form";
import { ownerPositions } from "#contract/codes/company.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { PhoneField } from "#web/ui/form/phone-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { FieldGrid } from "../wizard/field-grid.tsx";
import { TextInput } from "../wizard/inputs.tsx";
import type { StepRules } from "../wizard/rules.ts";
import { dialCodeOf, type RegistrationValues } from "./registration-form.ts";
import { text } from "./text.ts";

const positionOptions = ownerPositions.map((value) => ({ value, label: value }));

interface OwnerStepProps {
  form: UseFormReturn<RegistrationValues>;
  rules: StepRules<RegistrationValues>;
  email: string;
}

export function OwnerStep({ form, rules, email }: OwnerStepProps) {
  const country = useWatch({ control: form.control, name: "country" });
  const dialCode = dialCodeOf({ country });
  return (
    <FieldGrid>
      <TextInput
        {...{ form, rules }}
        name="firstName"
        label={text.firstName}
        isRequired
        autoComplete="given-name"
      />
      <TextInput
        {...{ form, rules }}
        name="lastName"
        label={text.lastName}
        isRequired
        autoComplete="family-name"
      />
      <TextField
        label={text.email}
        help={text.emailHelp}
        value={email}
        onChange={() => {}}
        inputClass="bg-sunken"
        isReadOnly
      />
      <FormField form={form} name="position" rule={rules.position}>
        {(field) => (
          <SelectField
            {...field}
            label={text.position}
            options={positionOptions}
            placeholder={text.choose}
            isRequired
          />
        )}
      </FormField>
      <FormField form={form} name="phone" rule={rules.phone}>
        {({ value, onChange, ...field }) => (
          <PhoneField
            {...field}
            label={text.phone}
            help={text.phoneHelp}
            dialCode={dialCode}
            value={withoutDialCode(value, dialCode)}
            onChange={(typed) => onChange(withDialCode(typed, dialCode))}
            isRequired
          />
        )}
      </FormField>
      <TextInput
        {...{ form, rules }}
        name="idNumber"
        label={text.idNumber}
        inputMode="numeric"
        autoComplete="off"
      />
    </FieldGrid>
  );
}

/** The full number of the typed part; a number with its own plus stays as it is. */
export function withDialCode(typed: string, dialCode: string): string {
  const number = typed.trimStart();
  return number === "" || number.startsWith("+") ? number : dialCode + number;
}

/** The part after the dial code; the whole number if its dial code is another. */
export const withoutDialCode = (phone: string, dialCode: string): string =>
  phone.startsWith(dialCode) ? phone.slice(dialCode.length) : phone;
