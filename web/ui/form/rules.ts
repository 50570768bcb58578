import type { Rule } from "./form-field.tsx";

/** A rule for a required value; spaces alone count as missing. */
export const required =
  (message: string): Rule<string, unknown> =>
  (value) =>
    value.trim() === "" ? message : undefined;

export const ifGiven =
  (isValid: (value: string) => boolean, message: string): Rule<string, unknown> =>
  (value) =>
    value.trim() === "" || isValid(value.trim()) ? undefined : message;
