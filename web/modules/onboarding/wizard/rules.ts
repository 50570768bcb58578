import type { Rule } from "#web/ui/form/form-field.tsx";

/** A form's values: text in every field, blank where nothing is given. */
export type TextValues = Record<string, string>;

/** The rules of a step's fields; the first of a field's rules that finds an error gives the message. */
export type StepRules<Values> = {
  [Name in keyof Values]?: readonly Rule<string, Values>[];
};

/** The step that has a rule for this field; -1 if there is none. */
export const stepOf = <Values>(steps: readonly StepRules<Values>[], name: string): number =>
  steps.findIndex((rules) => name in rules);

export function problemsOf<Values extends TextValues>(
  steps: readonly StepRules<Values>[],
  values: Values,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [name, checks] of steps.flatMap((rules) => Object.entries(rules)))
    for (const check of checks as readonly Rule<string, Values>[]) {
      const problem = check(values[name] ?? "", values);
      if (problem !== undefined) problems[name] ??= problem;
    }
  return problems;
}

/** The first step with an error in any field but those excepted; the number of steps if there is none. */
export function firstOpenStep<Values extends TextValues>(
  steps: readonly StepRules<Values>[],
  values: Values,
  excepted: readonly string[] = [],
): number {
  const open = Object.keys(problemsOf(steps, values))
    .filter((name) => !excepted.includes(name))
    .map((name) => stepOf(steps, name));
  return Math.min(steps.length, ...open);
}
