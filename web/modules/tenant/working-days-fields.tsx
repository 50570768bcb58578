import { type UseFormReturn, useWatch } from "react-hook-form";
import { maxWorkMinutes, workShares } from "#contract/rules/leave.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { NumberField } from "#web/ui/form/number-field.tsx";
import { counted } from "#web/ui/format/counts.ts";
import { type CompanySettingsValues, minutesOf, weekdays } from "./company-settings-values.ts";
import { text } from "./text.ts";

const { settings: labels } = text;
const maxHours = maxWorkMinutes / 60;
const inRange = (hours: number | null) =>
  hours !== null && (hours < 0 || hours > maxHours) ? labels.hoursOutOfRange : undefined;

export function WorkingDaysFields({ form }: { form: UseFormReturn<CompanySettingsValues> }) {
  const workMinutes = minutesOf(useWatch({ control: form.control, name: "hours" }));
  const days = workShares(workMinutes).reduce((sum, share) => sum + share, 0);
  const hours = workMinutes.reduce((sum, minutes) => sum + minutes, 0) / 60;
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{labels.workingDays}</legend>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {weekdays.map((day) => (
          <FormField
            key={day}
            form={form}
            name={`hours.${day}`}
            rule={[
              inRange,
              (_, values) => (minutesOf(values.hours).some(Boolean) ? undefined : labels.noHours),
            ]}
          >
            {(field) => (
              <NumberField {...field} label={labels.weekdays[day]} decimals={2} unit="h" />
            )}
          </FormField>
        ))}
      </div>
      <p className="mt-3 text-muted text-sm" role="status">
        {labels.week(counted(hours, "hour", "hours"), counted(days, "day", "days"))}
      </p>
      <p className="mt-1 text-muted text-sm">{labels.workingDaysHelp}</p>
    </fieldset>
  );
}
