import type { UseFormReturn } from "react-hook-form";
import { FormField } from "#web/ui/form/form-field.tsx";
import { NumberField } from "#web/ui/form/number-field.tsx";
import { text } from "./policy-text.ts";
import type { PolicyForm } from "./use-policy-form.ts";

const labels = text.asking;
const anyNotice = (days: number | null) => (days === null ? labels.noticeRequired : undefined);

export const AskingFields = ({ form }: { form: UseFormReturn<PolicyForm> }) => (
  <fieldset className="flex flex-col gap-4 border-line border-t pt-4">
    <legend className="float-start mb-3 font-semibold">{labels.title}</legend>
    <div className="clear-both grid gap-4 sm:grid-cols-2">
      <FormField form={form} name="terms.asking.noticeDays" rule={anyNotice}>
        {(field) => (
          <NumberField
            {...field}
            label={labels.notice}
            help={labels.noticeHelp}
            unit={text.unit}
            isRequired
          />
        )}
      </FormField>
      <FormField form={form} name="terms.asking.daysBack">
        {(field) => (
          <NumberField {...field} label={labels.back} help={labels.backHelp} unit={text.unit} />
        )}
      </FormField>
    </div>
  </fieldset>
);
