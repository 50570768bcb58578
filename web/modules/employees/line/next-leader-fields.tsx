import { type UseFormReturn, useWatch } from "react-hook-form";
import type { NextLeader } from "#contract/line/lines.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { SegmentedChoice } from "#web/ui/form/segmented-choice.tsx";
import { text } from "../text.ts";
import { LeaderPicker } from "./leader-picker.tsx";
import type { NextLeaderValues } from "./next-leader-values.ts";

const { toggle: labels } = text;

const choices = (["manager", "nobody"] as const).map((value) => ({
  value,
  label: labels.nextChoices[value],
}));

interface NextLeaderFieldsProps {
  form: UseFormReturn<NextLeaderValues>;
  /** What each choice means. */
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
          rule={(chosen) => (chosen ? undefined : labels.nextRequired)}
        >
          {(field) => <LeaderPicker {...field} />}
        </FormField>
      )}
    </>
  );
}
