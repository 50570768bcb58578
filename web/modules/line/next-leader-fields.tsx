import { type UseFormReturn, useWatch } from "react-hook-form";
import type { NextLeader } from "#contract/line/lines.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { SegmentedChoice } from "#web/ui/form/segmented-choice.tsx";
import { LeaderPicker } from "./leader-picker.tsx";
import type { NextLeaderValues } from "./next-leader-values.ts";

const labels = { next: "Their next manager", required: "Please choose their next manager" };

const choices = [
  { value: "manager", label: "A manager" },
  { value: "nobody", label: "Nobody yet" },
] as const;

interface NextLeaderFieldsProps {
  form: UseFormReturn<NextLeaderValues>;
  help: Record<NextLeader["leads"], string>;
}

/** Who leads the people of someone who goes: a manager, or nobody yet. */
export function NextLeaderFields({ form, help }: NextLeaderFieldsProps) {
  const leads = useWatch({ control: form.control, name: "leads" });
  return (
    <>
      <FormField form={form} name="leads">
        {(field) => (
          <SegmentedChoice
            {...field}
            label={labels.next}
            choices={choices}
            help={leads === "" ? undefined : help[leads]}
          />
        )}
      </FormField>
      {leads === "manager" && (
        <FormField
          form={form}
          name="managerId"
          rule={(chosen) => (chosen ? undefined : labels.required)}
        >
          {(field) => <LeaderPicker {...field} />}
        </FormField>
      )}
    </>
  );
}
