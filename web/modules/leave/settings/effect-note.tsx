import type { UseFormReturn } from "react-hook-form";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import type { HolidayForm, ShownEffect } from "./holiday-form.ts";
import { text } from "./text.ts";

const { effect: labels } = text;

interface EffectNoteProps {
  shown: ShownEffect;
  form: UseFormReturn<HolidayForm>;
}

/** Shows the leave affected by a change of holidays, and asks for a recount of past leave. */
export function EffectNote({ shown, form }: EffectNoteProps) {
  const ended = shown.state === "known" ? shown.effect.ended : undefined;
  return (
    <div className="flex flex-col gap-3">
      <p aria-live="polite" className="min-h-6 text-muted">
        {sentenceOf(shown)}
      </p>
      {ended && ended.people > 0 && (
        <FormField form={form} name="includesEnded">
          {(field) => (
            <Checkbox
              {...field}
              label={labels.ended(ended.people, ended.days)}
              help={labels.endedHelp}
            />
          )}
        </FormField>
      )}
    </div>
  );
}

function sentenceOf(shown: ShownEffect): string {
  if (shown.state === "unasked") return "";
  if (shown.state !== "known") return labels[shown.state];
  const { upcoming } = shown.effect;
  return upcoming.people === 0 ? labels.none : labels.upcoming(upcoming.people, upcoming.days);
}
