import { useForm } from "react-hook-form";
import {
  type RegistrationType,
  registrationTypeLabels,
  registrationTypes,
} from "#contract/codes/company.ts";
import { type Country, countries, countryLabels } from "#contract/codes/country.ts";
import { emailProblem } from "#contract/rules/email-problem.ts";
import { isTaxNumber } from "#contract/rules/person.ts";
import type { Tenant } from "#contract/tenant.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { ifGiven, required } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { text } from "./text.ts";

const { details: labels } = text;
const typeOptions = registrationTypes.map((value) => ({
  value,
  label: registrationTypeLabels[value],
}));
const countryOptions = countries.map((value) => ({ value, label: countryLabels[value] }));

const valuesOf = (tenant: Tenant) => ({
  tenantName: tenant.tenantName,
  companyEmail: tenant.companyEmail,
  tenantRegistrationType: (tenant.tenantRegistrationType ?? "") as RegistrationType | "",
  country: tenant.country as Country | "",
  taxNumber: tenant.taxNumber,
  registrationDate: tenant.registrationDate ?? "",
});

/** The company's documented details (AMB-012); a business type that was never chosen is not sent (AMB-194). */
export function CompanyDetails({ tenant }: { tenant: Tenant }) {
  const form = useForm({ defaultValues: valuesOf(tenant) });
  const { mutateAsync } = useApiMutation("tenant.updateTenant");
  const save = ({ tenantRegistrationType, country, ...rest }: ReturnType<typeof valuesOf>) =>
    mutateAsync({
      body: {
        ...rest,
        ...(tenantRegistrationType && { tenantRegistrationType }),
        ...(country && { country }),
      },
    });
  return (
    <SettingsForm
      title={labels.title}
      lead={labels.lead}
      form={form}
      save={save}
      saved={labels.saved}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="tenantName" rule={required(labels.nameRequired)}>
          {(field) => <TextField {...field} label={labels.name} isRequired maxLength={200} />}
        </FormField>
        <FormField
          form={form}
          name="companyEmail"
          rule={[required(labels.emailRequired), emailProblem]}
        >
          {(field) => <TextField {...field} type="email" label={labels.email} isRequired />}
        </FormField>
        <FormField form={form} name="tenantRegistrationType">
          {(field) => (
            <SelectField
              {...field}
              label={labels.type}
              options={typeOptions}
              placeholder={labels.defaultType}
            />
          )}
        </FormField>
        <FormField form={form} name="country">
          {(field) => <SelectField {...field} label={labels.country} options={countryOptions} />}
        </FormField>
        <FormField form={form} name="taxNumber" rule={ifGiven(isTaxNumber, labels.taxNumberShort)}>
          {(field) => <TextField {...field} label={labels.taxNumber} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="registrationDate">
          {(field) => <DateField {...field} label={labels.registrationDate} />}
        </FormField>
      </div>
    </SettingsForm>
  );
}
