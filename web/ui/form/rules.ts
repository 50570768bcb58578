import type { Rule } from "./form-field.tsx";

/** A rule for what must be there; spaces alone are nothing. */
export const required =
  (message: string): Rule<string, unknown> =>
  (value) =>
    value.trim() === "" ? message : undefined;

/** A rule for what may be left out. */
export const ifGiven =
  (holds: (value: string) => boolean, message: string): Rule<string, unknown> =>
  (value) =>
    value.trim() === "" || holds(value.trim()) ? undefined : message;
