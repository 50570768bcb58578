import { useState } from "react";
import { classNames } from "../class-names.ts";
import { addonClass, controlClass, Field, type FieldProps } from "./field.tsx";

export type NumberFieldProps = FieldProps<number | null> & {
  /** The number of possible decimals; 0 allows whole numbers only. */
  decimals?: number;
  placeholder?: string;
  /** The unit, in front (`R`) or behind (`days`). */
  prefix?: string;
  unit?: string;
};

const toNumber = (text: string) => {
  const number = Number(text.replace(",", "."));
  return text === "" || Number.isNaN(number) ? null : number;
};
const typed = (decimals: number) =>
  decimals === 0 ? /^-?\d*$/ : new RegExp(`^-?\\d*([.,]\\d{0,${decimals}})?$`);

/** A right-aligned number without other characters; empty is `null`. */
export function NumberField({ decimals = 0, prefix, unit, ...props }: NumberFieldProps) {
  const { label, help, error, isRequired, isLabelHidden, className, ...control } = props;
  const { value, onChange, onBlur, isDisabled, ...input } = control;
  const [draft, setDraft] = useState<string>();
  const change = (text: string) => {
    if (!typed(decimals).test(text)) return;
    setDraft(text);
    onChange(toNumber(text));
  };
  const leave = () => {
    setDraft(undefined);
    onBlur?.();
  };
  return (
    <Field {...{ label, help, error, isRequired, isLabelHidden, className }}>
      {(ids) => (
        <div className="flex">
          {prefix && <span className={addonClass}>{prefix}</span>}
          <input
            {...input}
            {...ids}
            inputMode={decimals === 0 ? "numeric" : "decimal"}
            autoComplete="off"
            disabled={isDisabled}
            value={draft ?? value ?? ""}
            onBlur={leave}
            onChange={(event) => change(event.target.value)}
            className={classNames(
              controlClass,
              "text-end tabular-nums",
              prefix && "rounded-s-none",
              unit && "rounded-e-none",
            )}
          />
          {unit && <span className={addonClass}>{unit}</span>}
        </div>
      )}
    </Field>
  );
}
