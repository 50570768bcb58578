import { birthDateProblem } from "#contract/rules/person.ts";
import { isInvisible, lineProblem, longTextProblem, maxLengths } from "#contract/rules/text.ts";
import type { Rule } from "#web/ui/form/form-field.tsx";
import { todayAsDate } from "#web/ui/format/dates.ts";

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

/** The rules for text on one line that must be given. */
export const requiredLine = (message: string, max: number): readonly TextRule[] => [
  visible(message),
  line(max),
];

/** The rules for an address that must be given. */
export const requiredAddress = (message: string): readonly TextRule[] => [
  visible(message),
  (value) => longTextProblem(value, maxLengths.address),
];

/** The rule for a date of birth, which may be blank. */
export const birthDate: TextRule = (date) =>
  date.trim() === "" ? undefined : birthDateProblem(date, todayAsDate());
