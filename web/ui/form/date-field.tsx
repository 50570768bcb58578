import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A day as `YYYY-MM-DD`, typed or picked; empty while incomplete. `min` and `max` are days too. */
export const DateField = (props: Omit<TextFieldProps, "type" | "end" | "inputMode">) => (
  <TextField {...props} type="date" inputClass="tabular-nums" />
);
