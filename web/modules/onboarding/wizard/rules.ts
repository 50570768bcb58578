import { birthDateProblem } from "#contract/rules/person.ts";
import { isInvisible, lineProblem, longTextProblem, maxLengths } from "#contract/rules/text.ts";
import type { Rule } from "#web/ui/form/form-field.tsx";
import { currentDay } from "#web/ui/format/clock.ts";

/** A form's values: text in every field, blank by default. */
export type TextValues = Record<string, string>;

/** The rules of a step's fields; the first rule with an error gives the message. */
export type StepRules<Values> = {
  [Name in keyof Values]?: readonly Rule<string, Values>[];
};

/** The step with a rule for this field; -1 without one. */
export const stepOf = <Values>(steps: readonly StepRules<Values>[], name: string): number =>
  steps.findIndex((rules) => name in rules);

/** The error of each faulty field, by its name. */
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

/** The first step with an error outside the exceptions; the number of steps without one. */
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

type TextRule = Rule<string, unknown>;

const visible =
  (message: string): TextRule =>
  (value) =>
    isInvisible(value) ? message : undefined;

/** A rule for text on one line, such as a name or a number, which may be blank. */
export const line =
  (max: number): TextRule =>
  (value) =>
    lineProblem(value, max);

export const requiredLine = (message: string, max: number): readonly TextRule[] => [
  visible(message),
  line(max),
];

export const requiredAddress = (message: string): readonly TextRule[] => [
  visible(message),
  (value) => longTextProblem(value, maxLengths.address),
];

/** The rule for a date of birth, which may be blank. */
export const birthDate: TextRule = (date) =>
  date.trim() === "" ? undefined : birthDateProblem(date, currentDay());
