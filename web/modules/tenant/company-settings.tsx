import { useState } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { isEmail } from "#contract/rules/email.ts";
import { maxWorkMinutes, workShares } from "#contract/rules/leave.ts";
import { maxLengths } from "#contract/rules/text.ts";
import type { Tenant } from "#contract/tenant.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { NumberField } from "#web/ui/form/number-field.tsx";
import { ifGiven } from "#web/ui/form/rules.ts";
import { SearchSelectField } from "#web/ui/form/search-select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { counted } from "#web/ui/format/counts.ts";
import { formatMoment } from "#web/ui/format/dates.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import {
  type CompanySettingsValues,
  minutesOf,
  updateOf,
  valuesOf,
  weekdays,
  zones,
} from "./company-settings-values.ts";
import { HandoverDaysFields } from "./handover-days-fields.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { text } from "./text.ts";
import { YearFields } from "./year-fields.tsx";

const { settings: labels } = text;
/** Further typing finds more. */
const maxShown = 50;

/** The company's clock, year, holidays and working days, the due days of handovers, and the sender of its mails. */
export function CompanySettings({ tenant }: { tenant: Tenant }) {
  const form = useForm<CompanySettingsValues>({ defaultValues: valuesOf(tenant) });
  const { mutateAsync } = useApiMutation("tenant.updateTenant");
  const zone = useZoneQuestion(tenant.timeZone);
  return (
    <SettingsForm
      title={labels.title}
      lead={labels.lead}
      form={form}
      save={async (values) =>
        (await zone.isWanted(values.timeZone?.value)) && mutateAsync({ body: updateOf(values) })
      }
      saved={labels.saved}
    >
      <TimeZoneField form={form} />
      <YearFields form={form} country={tenant.country} />
      <WorkingDaysFields form={form} />
      <FormField
        form={form}
        name="probationMonths"
        rule={(months) =>
          months !== null && (months < 0 || months > 24) ? labels.probationOutOfRange : undefined
        }
      >
        {(field) => (
          <NumberField
            {...field}
            label={labels.probation}
            help={labels.probationHelp}
            unit="months"
            className="max-w-md"
          />
        )}
      </FormField>
      <HandoverDaysFields form={form} />
      <MailFields form={form} />
      {zone.dialog}
    </SettingsForm>
  );
}

/** Asks before the days and moments of everyone are read from another clock. */
function useZoneQuestion(before: string) {
  const [asked, setAsked] = useState<{ zone: string; answer: (isWanted: boolean) => void }>();
  const isWanted = async (zone: string | undefined): Promise<boolean> => {
    if (!zone || zone === before) return true;
    const answer = Promise.withResolvers<boolean>();
    setAsked({ zone, answer: answer.resolve });
    return answer.promise.finally(() => setAsked(undefined));
  };
  const shown = useLastValue(asked);
  const dialog = (
    <ConfirmDialog
      isOpen={asked !== undefined}
      title={labels.changeZone}
      confirmLabel={labels.changeZoneConfirm}
      onConfirm={() => asked?.answer(true)}
      onCancel={() => asked?.answer(false)}
    >
      {shown &&
        labels.changeZoneBody(shown.zone, formatMoment(new Date().toISOString(), shown.zone))}
    </ConfirmDialog>
  );
  return { isWanted, dialog };
}

function MailFields({ form }: { form: UseFormReturn<CompanySettingsValues> }) {
  return (
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
  );
}

function TimeZoneField({ form }: { form: UseFormReturn<CompanySettingsValues> }) {
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

const maxHours = maxWorkMinutes / 60;
const inRange = (hours: number | null) =>
  hours !== null && (hours < 0 || hours > maxHours) ? labels.hoursOutOfRange : undefined;

/** The hours of each weekday, which determine the days of leave. */
function WorkingDaysFields({ form }: { form: UseFormReturn<CompanySettingsValues> }) {
  const workMinutes = minutesOf(useWatch({ control: form.control, name: "hours" }));
  const days = workShares(workMinutes).reduce((sum, share) => sum + share, 0);
  const hours = workMinutes.reduce((sum, minutes) => sum + minutes, 0) / 60;
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{labels.workingDays}</legend>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {weekdays.map((day) => (
          <FormField
            key={day}
            form={form}
            name={`hours.${day}`}
            rule={[
              inRange,
              (_, values) => (minutesOf(values.hours).some(Boolean) ? undefined : labels.noHours),
            ]}
          >
            {(field) => (
              <NumberField {...field} label={labels.weekdays[day]} decimals={2} unit="h" />
            )}
          </FormField>
        ))}
      </div>
      <p className="mt-3 text-muted text-sm" role="status">
        {labels.week(counted(hours, "hour", "hours"), counted(days, "day", "days"))}
      </p>
      <p className="mt-1 text-muted text-sm">{labels.workingDaysHelp}</p>
    </fieldset>
  );
}
