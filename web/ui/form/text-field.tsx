import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { controlClass, Field, type FieldProps } from "./field.tsx";

export type TextFieldProps = FieldProps<string> & {
  type?: "text" | "email" | "tel" | "url" | "time" | "password";
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  maxLength?: number;
  spellCheck?: boolean;
  isReadOnly?: boolean;
  inputClass?: string;
  /** Shown inside the control, after the text: a button or a unit. */
  end?: ReactNode;
};

export function TextField(props: TextFieldProps) {
  const { label, help, error, isRequired, isLabelHidden, className, ...control } = props;
  const { onChange, isDisabled, isReadOnly, inputClass, end, ...input } = control;
  return (
    <Field {...{ label, help, error, isRequired, isLabelHidden, className }}>
      {(ids) => (
        <div className="relative">
          <input
            {...input}
            {...ids}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(controlClass, Boolean(end) && "pe-12", inputClass)}
          />
          {end && <div className="absolute inset-y-0 end-0 flex items-center">{end}</div>}
        </div>
      )}
    </Field>
  );
}
