import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { type FieldBinding, FieldNotes } from "./field.tsx";

export type CheckboxProps = FieldBinding<boolean> & {
  label: ReactNode;
  help?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** The label, a plain text, is for screen readers only. */
  isLabelHidden?: boolean;
  /** Neither all nor none of what it stands for. */
  isMixed?: boolean;
  className?: string;
};

/** A checkbox with its label, which may contain links. */
export function Checkbox(props: CheckboxProps) {
  const { label, help, error, isRequired, isDisabled, isLabelHidden, isMixed, className, ...rest } =
    props;
  const { value, onChange, ...input } = rest;
  const id = useId();
  return (
    <div className={classNames("flex flex-col gap-1", className)}>
      <label className="flex min-h-11 items-center gap-3 md:min-h-8">
        <span className="relative flex size-6 shrink-0 md:size-5">
          <input
            {...input}
            type="checkbox"
            ref={(box) => {
              if (box) box.indeterminate = isMixed ?? false;
            }}
            aria-label={isLabelHidden ? String(label) : undefined}
            checked={value}
            disabled={isDisabled}
            aria-invalid={error ? true : undefined}
            aria-required={isRequired || undefined}
            aria-describedby={help || error ? id : undefined}
            onChange={(event) => onChange(event.target.checked)}
            className="peer size-6 appearance-none md:size-5 rounded-sm border border-control bg-card transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:opacity-50 aria-invalid:border-red"
          />
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 hidden fill-none stroke-2 stroke-accent-on peer-checked:block peer-indeterminate:block"
          >
            <path
              d={isMixed ? "M5 10h10" : "m5.5 10.5 3 3 6-7"}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </span>
        {!isLabelHidden && <span className={classNames(isRequired && "required")}>{label}</span>}
      </label>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}
