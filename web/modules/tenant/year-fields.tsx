import type { UseFormReturn } from "react-hook-form";
import {
  type Country,
  countryLabels,
  holidayRegionLabels,
  holidayRegions,
} from "#contract/codes/country.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { formatDayOfYear } from "#web/ui/format/dates.ts";
import type { CompanySettingsValues } from "./company-settings-values.ts";
import { text } from "./text.ts";

const { settings: labels } = text;
const firstsOfMonths = Array.from({ length: 12 }, (_, i) => `${String(i + 1).padStart(2, "0")}-01`);

export function YearFields(props: {
  form: UseFormReturn<CompanySettingsValues>;
  country: Country;
}) {
  const { form, country } = props;
  const stored = form.formState.defaultValues?.yearStart ?? "01-01";
  const starts = [...new Set([...firstsOfMonths, stored])].toSorted();
  const regions = [
    { value: "country" as const, label: labels.ownCountry(countryLabels[country]) },
    ...holidayRegions.map((value) => ({ value, label: holidayRegionLabels[value] })),
  ];
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">{labels.year}</legend>
      <FormField form={form} name="yearStart">
        {(field) => (
          <SelectField
            {...field}
            label={labels.yearStart}
            help={labels.yearStartHelp}
            options={starts.map((value) => ({ value, label: formatDayOfYear(value) }))}
          />
        )}
      </FormField>
      <FormField form={form} name="holidayRegion">
        {(field) => (
          <SelectField
            {...field}
            label={labels.holidayRegion}
            help={labels.holidayRegionHelp}
            options={regions}
          />
        )}
      </FormField>
    </fieldset>
  );
}
