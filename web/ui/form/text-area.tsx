import { classNames } from "../class-names.ts";
import { controlClass, Field, type FieldProps } from "./field.tsx";

export type TextAreaProps = FieldProps<string> & {
  rows?: number;
  placeholder?: string;
  maxLength?: number;
};

/** Several lines of text that grow with it, counted with `maxLength`. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const { label, help, error, isRequired, isLabelHidden, className, ...control } = props;
  const { onChange, isDisabled, ...area } = control;
  const counter = area.maxLength && (
    <span className="tabular-nums">
      {area.value.length} of {area.maxLength} characters
    </span>
  );
  return (
    <Field help={help ?? counter} {...{ label, error, isRequired, isLabelHidden, className }}>
      {(ids) => (
        <textarea
          {...area}
          {...ids}
          rows={rows}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(
            controlClass,
            "field-sizing-content h-auto! min-h-24 resize-y py-2",
          )}
        />
      )}
    </Field>
  );
}
