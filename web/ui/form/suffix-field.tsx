import { classNames } from "../class-names.ts";
import { addonClass, controlClass, Field, type FieldProps } from "./field.tsx";

export type SuffixFieldProps = FieldProps<string> & {
  /** Shown after the text and not part of the value: `@company.co.za`. */
  suffix: string;
  /** The keyboard of a phone. */
  inputMode?: "email";
};

export function SuffixField({ suffix, ...props }: SuffixFieldProps) {
  const { label, help, error, isRequired, isLabelHidden, className, ...control } = props;
  const { onChange, isDisabled, inputMode, ...input } = control;
  return (
    <Field {...{ label, help, error, isRequired, isLabelHidden, className }}>
      {(ids) => (
        <div className="flex">
          <input
            {...input}
            {...ids}
            type="text"
            inputMode={inputMode}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={isDisabled}
            aria-describedby={classNames(`${ids.id}-suffix`, ids["aria-describedby"])}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(controlClass, "min-w-0 rounded-e-none")}
          />
          <span id={`${ids.id}-suffix`} className={classNames(addonClass, "max-w-3/5")}>
            <span className="truncate">{suffix}</span>
          </span>
        </div>
      )}
    </Field>
  );
}
