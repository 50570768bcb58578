import { controlClass, Field, type FieldProps } from "./field.tsx";

export type ColorFieldProps = FieldProps<string> & {
  /** The name of the colour well for screen readers. */
  pickLabel: string;
};

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A colour as `#rrggbb`, typed or picked. */
export function ColorField(props: ColorFieldProps) {
  const { label, help, error, isRequired, isLabelHidden, className, ...control } = props;
  const { value, onChange, onBlur, name, ref, isDisabled, pickLabel } = control;
  return (
    <Field {...{ label, help, error, isRequired, isLabelHidden, className }}>
      {(ids) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={pickLabel}
            value={isColor(value) ? value : "#000000"}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
            className="size-11 shrink-0 cursor-pointer rounded-md border border-control bg-card p-1 md:size-10"
          />
          <input
            {...ids}
            ref={ref}
            name={name}
            value={value}
            disabled={isDisabled}
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            className={`${controlClass} tabular-nums`}
          />
        </div>
      )}
    </Field>
  );
}
