import type { UseFormReturn } from "react-hook-form";
import type { PayrollPeriod } from "#contract/leave/payroll.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { text } from "./text.ts";

const { payroll: labels } = text;

export const PeriodFields = ({ form }: { form: UseFormReturn<PayrollPeriod> }) => (
  <>
    <FormField form={form} name="from" rule={required(labels.dateRequired)}>
      {(field) => <DateField {...field} label={labels.from} isRequired />}
    </FormField>
    <FormField
      form={form}
      name="to"
      rule={(to, { from }) => {
        if (!to) return labels.dateRequired;
        return to < from ? labels.outOfOrder : undefined;
      }}
    >
      {(field) => <DateField {...field} label={labels.to} isRequired />}
    </FormField>
  </>
);

/** The first and last day of the month before a day's own: payroll's most frequent period. */
export function monthBefore(day: string): { from: string; to: string } {
  const firstOfThis = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  const last = new Date(firstOfThis.getTime() - 86_400_000).toISOString().slice(0, 10);
  return { from: `${last.slice(0, 7)}-01`, to: last };
}
