import type { UseFormReturn } from "react-hook-form";
import { registrationTypeLabels, registrationTypes } from "#contract/codes/company.ts";
import { countries, countryLabels, dialCodes } from "#contract/codes/country.ts";
import { swapDialCode } from "#contract/rules/phone.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { FieldGrid } from "../wizard/field-grid.tsx";
import { DateInput, TextInput } from "../wizard/inputs.tsx";
import type { StepRules } from "../wizard/rules.ts";
import type { RegistrationValues } from "./registration-form.ts";
import { text } from "./text.ts";

const typeOptions = registrationTypes.map((value) => ({
  value,
  label: registrationTypeLabels[value],
}));
const countryOptions = countries.map((value) => ({ value, label: countryLabels[value] }));

interface CompanyStepProps {
  form: UseFormReturn<RegistrationValues>;
  rules: StepRules<RegistrationValues>;
  userDomain: string;
}

export function CompanyStep({ form, rules, userDomain }: CompanyStepProps) {
  const domain = (
    <span>
      {text.emailDomain} <strong className="font-medium text-ink">{userDomain}</strong>
    </span>
  );
  const swapPrefix = (country: RegistrationValues["country"]) => {
    if (country === "") return;
    const { phone } = form.getValues();
    if (phone !== "") form.setValue("phone", swapDialCode(phone, dialCodes[country]));
  };

  return (
    <FieldGrid>
      <TextInput
        {...{ form, rules }}
        name="companyName"
        label={text.companyName}
        isRequired
        autoComplete="organization"
      />
      <FormField form={form} name="registrationType" rule={rules.registrationType}>
        {(field) => (
          <SelectField
            {...field}
            label={text.registrationType}
            options={typeOptions}
            placeholder={text.choose}
            isRequired
          />
        )}
      </FormField>
      <TextInput
        {...{ form, rules }}
        name="companyEmail"
        label={text.companyEmail}
        help={domain}
        type="email"
        isRequired
      />
      <FormField form={form} name="country" rule={rules.country}>
        {({ onChange, ...field }) => (
          <SelectField
            {...field}
            onChange={(country) => {
              swapPrefix(country);
              onChange(country);
            }}
            label={text.country}
            options={countryOptions}
            placeholder={text.choose}
            isRequired
          />
        )}
      </FormField>
      <TextInput {...{ form, rules }} name="taxNumber" label={text.taxNumber} autoComplete="off" />
      <DateInput {...{ form, rules }} name="registrationDate" label={text.registrationDate} />
    </FieldGrid>
  );
}
