import { useState } from "react";
import { classNames } from "../class-names.ts";
import { addonClass, controlClass, Field, type FieldProps } from "./field.tsx";

export type PhoneFieldProps = FieldProps<string> & {
  /** The country's dial code, as shown: `+27`. It is not part of the value. */
  dialCode: string;
  placeholder?: string;
};

const leadingZeros = /^[\s-]*0[\s0-]*/;

/** A phone number after its dial code; a leading 0 is dropped with a message, as it is not dialled there. */
export function PhoneField({ dialCode, ...props }: PhoneFieldProps) {
  const { label, help, error, isRequired, isLabelHidden, className, ...control } = props;
  const { value, onChange, onBlur, isDisabled, ...input } = control;
  const [hasDropped, setHasDropped] = useState(false);
  const note = hasDropped ? (
    <span role="status">The leading 0 was removed: it is not dialled after {dialCode}.</span>
  ) : (
    help
  );
  const leave = () => {
    const national = value.replace(leadingZeros, "");
    if (national !== value && national !== "") {
      setHasDropped(true);
      onChange(national);
    }
    onBlur?.();
  };
  return (
    <Field {...{ label, error, isRequired, isLabelHidden, className }} help={note}>
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
            value={value}
            onBlur={leave}
            onChange={(event) => {
              setHasDropped(false);
              onChange(event.target.value);
            }}
            className={classNames(controlClass, "min-w-0 rounded-s-none tabular-nums")}
          />
        </div>
      )}
    </Field>
  );
}
