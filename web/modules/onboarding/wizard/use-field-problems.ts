import { useEffect, useState } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import { type StepRules, stepOf, type TextValues } from "./rules.ts";

/** Returns a function that shows messages at their fields: it goes to the first step that has one, and focuses the field there. */
export function useFieldProblems<Values extends TextValues>(
  form: UseFormReturn<Values>,
  rules: readonly StepRules<Values>[],
  step: number,
  goTo: (step: number) => void,
) {
  const [found, setFound] = useState<{ name: FieldPath<Values>; step: number }>();
  // The field of another step can be focused once that step is shown, after its heading was.
  useEffect(() => {
    if (found?.step !== step) return;
    form.setFocus(found.name);
    setFound(undefined);
  }, [found, step, form]);

  return (fields: Readonly<Record<string, string>>) => {
    const shown = Object.entries(fields)
      .map(([name, message]) => ({ name, message, step: stepOf(rules, name) }))
      .filter((field) => field.step !== -1)
      .sort((one, other) => one.step - other.step);
    for (const { name, message } of shown)
      form.setError(name as FieldPath<Values>, { type: "server", message });
    const [first] = shown;
    if (!first) return;
    if (first.step !== step) goTo(first.step);
    setFound({ name: first.name as FieldPath<Values>, step: first.step });
  };
}
