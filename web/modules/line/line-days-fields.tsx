import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { text } from "./text.ts";
import type { LineChange } from "./use-line-change.ts";

interface LineDaysFieldsProps {
  change: Pick<LineChange, "form" | "isPlan">;
  reasonHelp?: string;
}

/** From when, until when, from when it is known, and why. */
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
