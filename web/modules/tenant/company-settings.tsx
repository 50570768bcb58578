import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { isEmail } from "#contract/rules/email.ts";
import { maxLengths } from "#contract/rules/max-lengths.ts";
import { timeZones } from "#contract/rules/time-zone.ts";
import type { Tenant } from "#contract/tenant.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { ifGiven } from "#web/ui/form/rules.ts";
import { SearchSelectField } from "#web/ui/form/search-select-field.tsx";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { text } from "./text.ts";

const { settings: labels } = text;
const zones = timeZones.map((value) => ({ value, label: value.replaceAll("_", " ") }));
/** More are found by typing on. */
const maxShown = 50;
const zoneOf = (name: string) =>
  zones.find(({ value }) => value === name) ?? { value: name, label: name };

interface SettingsValues {
  timeZone: SelectOption<string> | null;
  mailSenderName: string;
  replyToEmail: string;
}

/** The company's clock, and the name and reply address of its mails. */
export function CompanySettings({ tenant }: { tenant: Tenant }) {
  const { timeZone, mailSenderName, replyToEmail } = tenant;
  const form = useForm<SettingsValues>({
    defaultValues: { timeZone: zoneOf(timeZone), mailSenderName, replyToEmail },
  });
  const { mutateAsync } = useApiMutation("tenant.updateTenant");
  const save = ({ timeZone: zone, ...rest }: SettingsValues) =>
    mutateAsync({ body: { ...rest, ...(zone && { timeZone: zone.value }) } });
  return (
    <SettingsForm
      title={labels.title}
      lead={labels.lead}
      form={form}
      save={save}
      saved={labels.saved}
    >
      <TimeZoneField form={form} />
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-semibold">{labels.mails}</legend>
        <FormField form={form} name="mailSenderName">
          {(field) => (
            <TextField
              {...field}
              label={labels.senderName}
              help={labels.senderNameHelp}
              maxLength={maxLengths.senderName}
            />
          )}
        </FormField>
        <FormField
          form={form}
          name="replyToEmail"
          rule={ifGiven(isEmail, text.details.emailMalformed)}
        >
          {(field) => (
            <TextField {...field} type="email" label={labels.replyTo} help={labels.replyToHelp} />
          )}
        </FormField>
      </fieldset>
    </SettingsForm>
  );
}

function TimeZoneField({ form }: { form: UseFormReturn<SettingsValues> }) {
  const [search, setSearch] = useState("");
  const found = zones
    .filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))
    .slice(0, maxShown);
  return (
    <FormField
      form={form}
      name="timeZone"
      rule={(zone) => (zone ? undefined : labels.timeZoneRequired)}
    >
      {(field) => (
        <SearchSelectField
          {...field}
          label={labels.timeZone}
          options={found}
          onSearch={setSearch}
          empty={labels.noTimeZone}
          help={labels.timeZoneHelp}
          isRequired
          className="max-w-md"
        />
      )}
    </FormField>
  );
}
