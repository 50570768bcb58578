import type { Rule } from "#web/ui/form/form-field.tsx";

/** A form's values: text in every field, blank where nothing is given. */
export type TextValues = Record<string, string>;

/** The rules of a step's fields; the first of a field's rules that finds an error gives the message. */
export type StepRules<Values> = {
  [Name in keyof Values]?: readonly Rule<string, Values>[];
};

/** The first step with an error; the number of steps if there is none. */
export function firstOpenStep<Values extends TextValues>(
  steps: readonly StepRules<Values>[],
  values: Values,
): number {
  const open = steps.findIndex((rules) =>
    Object.entries(rules).some(([name, checks]) =>
      (checks as readonly Rule<string, Values>[]).some(
        (check) => check(values[name] ?? "", values) !== undefined,
      ),
    ),
  );
  return open === -1 ? steps.length : open;
}
