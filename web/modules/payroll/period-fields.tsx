import type { UseFormReturn } from "react-hook-form";
import type { PayrollPeriod } from "#contract/payroll/periods.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { text } from "./text.ts";

export function PeriodFields<Values extends PayrollPeriod>(props: { form: UseFormReturn<Values> }) {
  // The fields read and write a period alone, in a form that may have more.
  const form = props.form as unknown as UseFormReturn<PayrollPeriod>;
  return (
    <>
      <FormField form={form} name="from" rule={required(text.dateRequired)}>
        {(field) => <DateField {...field} label={text.from} isRequired />}
      </FormField>
      <FormField
        form={form}
        name="to"
        rule={(to, { from }) => {
          if (!to) return text.dateRequired;
          return to < from ? text.outOfOrder : undefined;
        }}
      >
        {(field) => <DateField {...field} label={text.to} isRequired />}
      </FormField>
    </>
  );
}

/** The first and last day of the month before a day's own: payroll's most frequent period. */
export function monthBefore(day: string): { from: string; to: string } {
  const firstOfThis = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  const last = new Date(firstOfThis.getTime() - 86_400_000).toISOString().slice(0, 10);
  return { from: `${last.slice(0, 7)}-01`, to: last };
}
