import { lineLeads } from "#contract/codes/continuity.ts";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { LeaderPicker } from "./leader-picker.tsx";
import { text } from "./text.ts";
import type { LineChange } from "./use-line-change.ts";

const choices = lineLeads.map((value) => ({ value, label: text.choices[value] }));

/** The next manager: a named one, none yet, or the head. */
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

interface LineDaysFieldsProps {
  change: Pick<LineChange, "form" | "isPlan">;
  reasonHelp?: string;
}

/** The days of a change, the day of its announcement, and the reason. */
export function LineDaysFields({ change, reasonHelp = text.reasonHelp }: LineDaysFieldsProps) {
  const { form, isPlan } = change;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="from" rule={required(text.fromRequired)}>
          {(field) => <DateField {...field} label={text.from} help={text.fromHelp} isRequired />}
        </FormField>
        <FormField form={form} name="to">
          {(field) => <DateField {...field} label={text.to} help={text.toHelp} />}
        </FormField>
        {isPlan && (
          <FormField form={form} name="announcedFrom">
            {(field) => (
              <DateField {...field} label={text.announcedFrom} help={text.announcedFromHelp} />
            )}
          </FormField>
        )}
      </div>
      <FormField form={form} name="reason" rule={required(text.reasonRequired)}>
        {(field) => (
          <TextField {...field} label={text.reason} help={reasonHelp} isRequired maxLength={500} />
        )}
      </FormField>
    </>
  );
}
