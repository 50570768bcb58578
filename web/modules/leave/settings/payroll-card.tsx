import { useForm } from "react-hook-form";
import { callForFile } from "#web/api/client.ts";
import { Card } from "#web/ui/display/card.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { todayAsDate } from "#web/ui/format/dates.ts";
import { DownloadForm } from "./download-form.tsx";
import { LockedPeriods } from "./locked-periods.tsx";
import { monthBefore } from "./month-before.ts";
import { PeriodFields } from "./period-fields.tsx";
import { text } from "./text.ts";

const { payroll: labels } = text;

/** What payroll takes over: leave taken in a period, and leave owed on a day. */
export const PayrollCard = () => (
  <Card title={labels.title} lead={labels.lead}>
    <div className="flex flex-col gap-8">
      <LeaveTaken />
      <LockedPeriods />
      <LeaveOwed />
    </div>
  </Card>
);

function LeaveTaken() {
  const form = useForm({ defaultValues: monthBefore(todayAsDate()), mode: "onTouched" });
  return (
    <DownloadForm
      title={labels.taken}
      lead={labels.takenLead}
      action={labels.downloadTaken}
      form={form}
      fetch={(query) => callForFile("leave.payrollExport", { query })}
    >
      <PeriodFields form={form} />
    </DownloadForm>
  );
}

function LeaveOwed() {
  const form = useForm({ defaultValues: { on: todayAsDate() }, mode: "onTouched" });
  return (
    <DownloadForm
      title={labels.owed}
      lead={labels.owedLead}
      action={labels.downloadOwed}
      form={form}
      fetch={(query) => callForFile("leave.liability", { query })}
    >
      <FormField form={form} name="on" rule={required(labels.dateRequired)}>
        {(field) => <DateField {...field} label={labels.on} isRequired />}
      </FormField>
    </DownloadForm>
  );
}
