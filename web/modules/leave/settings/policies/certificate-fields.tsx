import type { UseFormReturn } from "react-hook-form";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { NumberField } from "#web/ui/form/number-field.tsx";
import { text } from "./policy-text.ts";
import type { PolicyForm } from "./use-policy-form.ts";

const labels = text.certificate;
const dueIfWanted = (days: number | null, { terms }: PolicyForm) =>
  days === null && terms.certificate.afterDays !== null ? labels.dueRequired : undefined;

export const CertificateFields = ({ form }: { form: UseFormReturn<PolicyForm> }) => (
  <fieldset className="flex flex-col gap-4 border-line border-t pt-4">
    <legend className="float-start mb-3 font-semibold">{labels.title}</legend>
    <div className="clear-both grid gap-4 sm:grid-cols-2">
      <FormField form={form} name="terms.certificate.afterDays">
        {(field) => (
          <NumberField {...field} label={labels.after} help={labels.afterHelp} unit={text.unit} />
        )}
      </FormField>
      <FormField form={form} name="terms.certificate.dueDays" rule={dueIfWanted}>
        {(field) => (
          <NumberField {...field} label={labels.due} help={labels.dueHelp} unit={text.unit} />
        )}
      </FormField>
    </div>
    <FormField form={form} name="terms.certificate.isForFrequent">
      {(field) => <Checkbox {...field} label={labels.frequent} />}
    </FormField>
  </fieldset>
);
