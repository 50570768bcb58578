import { TextField, type TextFieldProps } from "#web/ui/form/text-field.tsx";

type Props = Pick<TextFieldProps, "autoComplete" | "isRequired"> &
  Pick<
    TextFieldProps,
    "label" | "help" | "value" | "onChange" | "onBlur" | "name" | "error" | "ref"
  >;

export const TelField = (props: Props) => (
  <TextField autoComplete="off" {...props} type="tel" inputMode="tel" inputClass="tabular-nums" />
);

/** An ID, tax or employee number. */
export const DigitsField = (props: Props) => (
  <TextField autoComplete="off" {...props} inputMode="numeric" inputClass="tabular-nums" />
);
