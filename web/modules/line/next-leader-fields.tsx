import { type UseFormReturn, useWatch } from "react-hook-form";
import type { NextLeader } from "#contract/line/lines.ts";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { LeaderPicker } from "./leader-picker.tsx";

const labels = { next: "Their next manager", required: "Please choose their next manager" };

const choices = [
  { value: "manager", label: "A manager" },
  { value: "nobody", label: "No manager yet" },
] as const;

interface NextLeaderFieldsProps {
  form: UseFormReturn<NextLeaderValues>;
  help: Record<NextLeader["leads"], string>;
}

/** The next manager of a leaver's people, or none yet. */
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

export interface NextLeaderValues {
  leads: NextLeader["leads"] | "";
  managerId: SelectOption<string> | null;
}

export const noNextLeader: NextLeaderValues = { leads: "manager", managerId: null };

export const nextLeaderOf = ({ leads, managerId }: NextLeaderValues): NextLeader =>
  leads === "nobody"
    ? { leads: "nobody" }
    : { leads: "manager", managerId: Number(managerId?.value) };
