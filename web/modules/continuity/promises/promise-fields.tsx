import { type UseFormReturn, useWatch } from "react-hook-form";
import { maxLengths } from "#contract/rules/text.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { text } from "./text.ts";
import type { NewPromise } from "./use-new-promise.ts";

const { make: labels } = text;

interface PromiseFieldsProps {
  form: UseFormReturn<NewPromise>;
  person: { name: string; today: string };
  /** The reader proposes a promise made to them. */
  isOwn: boolean;
}

export function PromiseFields({ form, person, isOwn }: PromiseFieldsProps) {
  const isIntent = useWatch({ control: form.control, name: "isIntent" });
  return (
    <>
      <FormField form={form} name="promiseText" rule={required(labels.textRequired)}>
        {(field) => (
          <TextArea {...field} label={labels.text} rows={2} maxLength={maxLengths.promise} />
        )}
      </FormField>
      <FormField form={form} name="dueOn">
        {(field) => (
          <DateField {...field} label={labels.dueOn} help={labels.dueHelp} min={person.today} />
        )}
      </FormField>
      {!isOwn && (
        <FormField form={form} name="isIntent">
          {(field) => (
            <Checkbox
              {...field}
              label={labels.isIntent(person.name)}
              help={isIntent ? labels.unshared : labels.shared(person.name)}
            />
          )}
        </FormField>
      )}
    </>
  );
}
