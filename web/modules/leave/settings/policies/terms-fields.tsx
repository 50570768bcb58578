import type { UseFormReturn } from "react-hook-form";
import { type PolicyBalance, policyBalances } from "#contract/codes/leave.ts";
import type { PolicyTerms } from "#contract/leave/terms/terms.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { NumberField } from "#web/ui/form/number-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { FoldedTerms } from "./folded-terms.tsx";
import { text } from "./policy-text.ts";
import { termsSentence } from "./terms-sentence.ts";
import type { PolicyForm } from "./use-policy-form.ts";

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));
const rules = [
  { name: "months", label: text.months, help: text.monthsHelp, unit: text.monthsUnit },
  { name: "waiting", label: text.waiting, help: text.waitingHelp, unit: text.monthsUnit },
  {
    name: "statutory",
    label: text.statutory,
    help: text.statutoryHelp,
    unit: text.unit,
    decimals: 2,
  },
  {
    name: "belowZero",
    label: text.belowZero,
    help: text.belowZeroHelp,
    unit: text.unit,
    decimals: 2,
  },
] as const;
/** The rules that only annual leave has. */
const ofAnnual: readonly string[] = ["statutory", "belowZero"];
const anyDays = (days: number | null) => (days === null ? text.daysRequired : undefined);

interface TermsFieldsProps {
  form: UseFormReturn<PolicyForm>;
  /** As chosen at present. */
  terms: PolicyTerms;
}

/** The terms of each balance: number of days, their gain, and the fate of those left. */
export const TermsFields = ({ form, terms }: TermsFieldsProps) => (
  <>
    {policyBalances.map((balance) => (
      <BalanceFields key={balance} form={form} terms={terms} balance={balance} />
    ))}
    <p className="text-muted text-sm">{text.parents}</p>
  </>
);

/** Three questions; the others are folded. */
function BalanceFields({ form, terms, balance }: TermsFieldsProps & { balance: PolicyBalance }) {
  const errors = form.formState.errors.terms?.[balance] ?? {};
  const isEmpty = form.getValues(`terms.${balance}.days`) === null;
  return (
    <FoldedTerms
      title={text.balances[balance]}
      sentence={isEmpty ? undefined : termsSentence(terms[balance])}
      isOpen={balance === "annual" || Object.keys(errors).length > 0}
    >
      <div className="grid gap-4 sm:grid-cols-2">
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
              label={text.gained}
              options={optionsOf(text.gains)}
              isRequired
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
      </div>
      <details open={rules.some(({ name }) => name in errors) || undefined}>
        <summary className="w-fit cursor-pointer rounded-sm text-brand-text max-md:py-3">
          {text.moreRules}
        </summary>
        <div className="grid gap-4 pt-4 sm:grid-cols-2">
          {rules
            .filter(({ name }) => balance === "annual" || !ofAnnual.includes(name))
            .map(({ name, ...field }) => (
              <FormField key={name} form={form} name={`terms.${balance}.${name}`}>
                {(bound) => <NumberField {...bound} {...field} />}
              </FormField>
            ))}
        </div>
      </details>
    </FoldedTerms>
  );
}
