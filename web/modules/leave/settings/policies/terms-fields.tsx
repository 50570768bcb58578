import type { UseFormReturn } from "react-hook-form";
import { type PolicyBalance, policyBalances } from "#contract/codes/leave.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { NumberField } from "#web/ui/form/number-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { text } from "./policy-text.ts";
import type { PolicyForm } from "./use-policy-form.ts";

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));
const anyDays = (days: number | null) => (days === null ? text.daysRequired : undefined);

/** The terms of each balance: number of days, their gain, and the fate of those left. */
export const TermsFields = ({ form }: { form: UseFormReturn<PolicyForm> }) => (
  <>
    {policyBalances.map((balance) => (
      <BalanceFields key={balance} form={form} balance={balance} />
    ))}
    <p className="text-muted text-sm">{text.parents}</p>
  </>
);

interface BalanceFieldsProps {
  form: UseFormReturn<PolicyForm>;
  balance: PolicyBalance;
}

function BalanceFields({ form, balance }: BalanceFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-4 border-line border-t pt-4">
      <legend className="float-start mb-3 font-semibold">{text.balances[balance]}</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">
        <FormField form={form} name={`terms.${balance}.days`} rule={anyDays}>
          {(field) => (
            <NumberField {...field} label={text.days} unit={text.unit} decimals={2} isRequired />
          )}
        </FormField>
        <FormField form={form} name={`terms.${balance}.cycle`}>
          {(field) => (
            <SelectField {...field} label={text.per} options={optionsOf(text.cycles)} isRequired />
          )}
        </FormField>
        <FormField form={form} name={`terms.${balance}.gained`}>
          {(field) => (
            <SelectField
              {...field}
              className="sm:col-span-2"
              label={text.gained}
              options={optionsOf(text.gains)}
              isRequired
            />
          )}
        </FormField>
        <FormField form={form} name={`terms.${balance}.waiting`}>
          {(field) => (
            <NumberField
              {...field}
              className="sm:col-span-2"
              label={text.waiting}
              help={text.waitingHelp}
              unit={text.monthsUnit}
            />
          )}
        </FormField>
        <FormField form={form} name={`terms.${balance}.cap`}>
          {(field) => (
            <NumberField
              {...field}
              label={text.cap}
              help={text.capHelp}
              unit={text.unit}
              decimals={2}
            />
          )}
        </FormField>
        <FormField form={form} name={`terms.${balance}.months`}>
          {(field) => (
            <NumberField
              {...field}
              label={text.months}
              help={text.monthsHelp}
              unit={text.monthsUnit}
            />
          )}
        </FormField>
      </div>
    </fieldset>
  );
}
