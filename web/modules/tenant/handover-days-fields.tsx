import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { maxHandoverDays, minStepDays } from "#contract/rules/continuity.ts";
import { addDays, addMonths } from "#web/ui/date/plain-day.ts";
import { FormField } from "#web/ui/form/form-field.tsx";
import { NumberField } from "#web/ui/form/number-field.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { type CompanySettingsValues, daysOf, handoverSteps } from "./company-settings-values.ts";
import { text } from "./text.ts";

const { handoverDays: labels } = text.settings;
const inRange = (days: number | null) =>
  days === null || days < 0 || days > maxHandoverDays ? labels.outOfRange : undefined;

/** The due days of a handover's steps before a change of manager, with an example. */
export function HandoverDaysFields({ form }: { form: UseFormReturn<CompanySettingsValues> }) {
  const { isSubmitted } = useFormState({ control: form.control });
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{labels.title}</legend>
      <p className="mb-4 text-muted text-sm">{labels.lead}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {handoverSteps.map((step, i) => (
          <FormField
            key={step}
            form={form}
            name={`handoverDays.${step}`}
            rule={[
              inRange,
              (days, { handoverDays }) => {
                const before = i > 0 && handoverDays[handoverSteps[i - 1] ?? step];
                const isFewer = typeof before !== "number" || days === null || days < before;
                return isFewer ? undefined : labels.notFewer;
              },
            ]}
          >
            {({ onChange, ...field }) => (
              <NumberField
                {...field}
                onChange={(days) => {
                  onChange(days);
                  // A step's limit depends on the step before it.
                  if (isSubmitted) void form.trigger("handoverDays");
                }}
                label={labels.steps[step]}
                unit="days before"
                isRequired
              />
            )}
          </FormField>
        ))}
      </div>
      <Example form={form} />
      <p className="mt-1 text-muted text-sm">{labels.help}</p>
    </fieldset>
  );
}

/** The effect of the days on a change recorded in good time, and on a late one. */
function Example({ form }: { form: UseFormReturn<CompanySettingsValues> }) {
  const days = daysOf(useWatch({ control: form.control, name: "handoverDays" }));
  const today = currentDay();
  const change = `${addMonths(today, 4).slice(0, 7)}-01`;
  const dueOf = (before: number) => proseDay(addDays(change, -before), change);
  return (
    <p className="mt-3 text-muted text-sm" role="status">
      {days &&
        `${labels.example(proseDay(change, today), {
          written: dueOf(days.written),
          commented: dueOf(days.commented),
          confirmed: dueOf(days.confirmed),
        })} ${labels.shortTime(minStepDays(days))}`}
    </p>
  );
}
