import { IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type FieldValues, type UseFormReturn, useForm, useFormState } from "react-hook-form";
import type { PayrollProfile } from "#contract/payroll/profiles.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { callForFile } from "#web/api/download.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { saveFile } from "#web/ui/saved-file.ts";
import { LockedPeriods } from "./locked-periods.tsx";
import { monthBefore, PeriodFields } from "./period-fields.tsx";
import { text } from "./text.ts";

const { files: labels } = text;

/** Payroll's files: leave taken in a period, and leave owed on a day. */
export const PayrollCard = () => (
  <Card title={labels.title} lead={labels.lead}>
    <div className="flex flex-col gap-8">
      <LeaveTaken />
      <LockedPeriods />
      <LeaveOwed />
      <Changes />
    </div>
  </Card>
);

const noProfile = "none";

/** Without a choice, the profile that last wrote a file. */
function LeaveTaken() {
  const query = useApiQuery("payroll.listProfiles", {});
  return (
    <Fetched
      query={query}
      loading={labels.loadingProfiles}
      failed={text.profiles.loadFailed}
      skeleton={<Skeleton className="h-36" />}
    >
      {({ profiles }) => <LeaveTakenForm profiles={profiles} />}
    </Fetched>
  );
}

function LeaveTakenForm({ profiles }: { profiles: readonly PayrollProfile[] }) {
  const form = useForm({
    defaultValues: { ...monthBefore(currentDay()), profileId: "" },
    mode: "onTouched",
  });
  const chosen = (profileId: string) => profileId || lastUsed(profiles);
  const options = [
    ...profiles.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: noProfile, label: labels.noProfile },
  ];
  return (
    <DownloadForm
      title={labels.taken}
      lead={labels.takenLead}
      action={labels.downloadTaken}
      form={form}
      fetch={({ profileId, ...period }) => {
        const id = chosen(profileId);
        const query = id === noProfile ? period : { ...period, profileId: Number(id) };
        return callForFile("payroll.exportLeave", { query });
      }}
    >
      {profiles.length > 0 && (
        <FormField form={form} name="profileId">
          {(field) => (
            <SelectField
              {...field}
              className="sm:col-span-3 sm:max-w-96"
              value={chosen(field.value)}
              label={labels.profile}
              help={labels.profileHelp}
              options={options}
            />
          )}
        </FormField>
      )}
      <PeriodFields form={form} />
    </DownloadForm>
  );
}

function lastUsed(profiles: readonly PayrollProfile[]): string {
  const [first] = profiles
    .filter(({ lastUsedAt }) => lastUsedAt !== null)
    .toSorted((one, other) => ((one.lastUsedAt ?? "") < (other.lastUsedAt ?? "") ? 1 : -1));
  return first ? String(first.id) : noProfile;
}

function LeaveOwed() {
  const form = useForm({ defaultValues: { on: currentDay() }, mode: "onTouched" });
  return (
    <DownloadForm
      title={labels.owed}
      lead={labels.owedLead}
      action={labels.downloadOwed}
      form={form}
      fetch={(query) => callForFile("payroll.exportLiability", { query })}
    >
      <FormField form={form} name="on" rule={required(text.dateRequired)}>
        {(field) => <DateField {...field} label={labels.on} isRequired />}
      </FormField>
    </DownloadForm>
  );
}

function Changes() {
  const form = useForm({ defaultValues: monthBefore(currentDay()), mode: "onTouched" });
  return (
    <DownloadForm
      title={labels.changes}
      lead={labels.changesLead}
      action={labels.downloadChanges}
      form={form}
      fetch={(query) => callForFile("payroll.exportChanges", { query })}
    >
      <PeriodFields form={form} />
    </DownloadForm>
  );
}

interface DownloadFormProps<Values extends FieldValues> {
  title: string;
  lead: string;
  /** The button's name for screen readers. */
  action: string;
  form: UseFormReturn<Values>;
  fetch: (values: Values) => ReturnType<typeof callForFile>;
  children: ReactNode;
}

/** Asks for the days of a file and saves it; a refusal shows at its field. */
function DownloadForm<Values extends FieldValues>(props: DownloadFormProps<Values>) {
  const { title, lead, action, form, fetch, children } = props;
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = async (values: Values) => {
    try {
      saveFile(await fetch(values));
    } catch (error) {
      showServerErrors(form, fieldsOf(error));
      toast.error(messageOf(error, labels.failed));
    }
  };
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <p className="mb-4 max-w-2xl text-pretty text-muted">{lead}</p>
      <Form form={form} onSubmit={submit}>
        <div className="grid gap-5 sm:grid-cols-3 sm:items-start">
          {children}
          <Button
            type="submit"
            aria-label={action}
            icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            isPending={isSubmitting}
            pendingText={labels.busy}
            className="sm:mt-6.5 sm:justify-self-start"
          >
            {labels.download}
          </Button>
        </div>
      </Form>
    </section>
  );
}
