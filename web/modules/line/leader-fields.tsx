import { lineLeads } from "#contract/codes/line-leads.ts";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { LeaderPicker } from "./leader-picker.tsx";
import { text } from "./text.ts";
import type { LineChange } from "./use-line-change.ts";

const choices = lineLeads.map((value) => ({ value, label: text.choices[value] }));

/** Who leads next: a manager, who is then named, nobody yet, or the head. */
export function LeaderFields({ change, label }: { change: LineChange; label: string }) {
  const { form, values } = change;
  const { leads } = values;
  return (
    <>
      <FormField form={form} name="leads">
        {(field) => (
          <SegmentedChoice
            {...field}
            label={label}
            choices={choices}
            help={leads === "" ? undefined : text.leadsHelp[leads]}
          />
        )}
      </FormField>
      {leads === "manager" && (
        <FormField
          form={form}
          name="managerId"
          rule={(chosen) => (chosen ? undefined : text.managerRequired)}
        >
          {(field) => <LeaderPicker {...field} />}
        </FormField>
      )}
    </>
  );
}
