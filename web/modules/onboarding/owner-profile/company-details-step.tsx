import { type UseFormReturn, useWatch } from "react-hook-form";
import {
  industries,
  otherIndustry,
  registrationTypes,
  shortRegistrationTypeLabels,
  teamSizes,
} from "#contract/codes/company.ts";
import { countries, countryLabels, otherCountryLabel } from "#contract/codes/country.ts";
import { FieldGrid } from "../wizard/field-grid.tsx";
import { PhoneInput, plainOptions, SelectInput, TextInput } from "../wizard/inputs.tsx";
import { type OwnerValues, ownerSteps } from "./owner-form.ts";
import { text } from "./text.ts";

const typeOptions = plainOptions(
  registrationTypes.map((type) => shortRegistrationTypeLabels[type]),
);
export const countryOptions = plainOptions([
  ...countries.map((country) => countryLabels[country]),
  otherCountryLabel,
]);
const industryOptions = plainOptions(industries);
const teamSizeOptions = plainOptions(teamSizes);

const labels = text.company;
const rules = ownerSteps[0] ?? {};

export function CompanyDetailsStep({ form }: { form: UseFormReturn<OwnerValues> }) {
  const industry = useWatch({ control: form.control, name: "industry" });
  const bound = { form, rules };
  return (
    <FieldGrid>
      <PhoneInput {...bound} name="companyPhone" label={labels.phone} isRequired />
      <TextInput
        {...bound}
        name="officeAddress"
        label={labels.officeAddress}
        autoComplete="street-address"
        isRequired
      />
      <SelectInput form={form} name="industry" label={labels.industry} options={industryOptions} />
      <SelectInput form={form} name="teamSize" label={labels.teamSize} options={teamSizeOptions} />
      {industry === otherIndustry && (
        <TextInput {...bound} name="customIndustry" label={labels.customIndustry} isRequired />
      )}
      <div className="grid gap-x-6 gap-y-5 border-line border-t pt-5 md:col-span-2 md:grid-cols-2">
        <TextInput {...bound} name="companyName" label={labels.name} isReadOnly />
        <TextInput {...bound} name="companyEmail" label={labels.email} isReadOnly />
        <SelectInput
          form={form}
          name="registrationType"
          label={labels.registrationType}
          options={typeOptions}
          isReadOnly
        />
        <SelectInput
          form={form}
          name="country"
          label={labels.country}
          options={countryOptions}
          isReadOnly
        />
        <TextInput {...bound} name="taxNumber" label={labels.taxNumber} isReadOnly />
        <TextInput {...bound} name="registrationDate" label={labels.registrationDate} isReadOnly />
        <TextInput {...bound} name="createdAt" label={labels.createdAt} isReadOnly />
      </div>
    </FieldGrid>
  );
}
