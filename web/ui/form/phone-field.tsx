import { classNames } from "../class-names.ts";
import { addonClass, controlClass, Field, type FieldProps } from "./field.tsx";

export type PhoneFieldProps = FieldProps<string> & {
  /** The country's dial code, as shown: `+27`. It is not part of the value. */
  dialCode: string;
  placeholder?: string;
};

/** A phone number after its country's dial code. */
export function PhoneField({ dialCode, ...props }: PhoneFieldProps) {
  const { label, help, error, isRequired, isLabelHidden, className, ...control } = props;
  const { onChange, isDisabled, ...input } = control;
  return (
    <Field {...{ label, help, error, isRequired, isLabelHidden, className }}>
      {(ids) => (
        <div className="flex">
          <span id={`${ids.id}-code`} className={classNames(addonClass, "tabular-nums")}>
            {dialCode}
          </span>
          <input
            {...input}
            {...ids}
            type="tel"
            autoComplete="tel-national"
            aria-describedby={classNames(`${ids.id}-code`, ids["aria-describedby"])}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(controlClass, "rounded-s-none tabular-nums")}
          />
        </div>
      )}
    </Field>
  );
}
