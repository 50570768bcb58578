import { type ReactNode, type RefCallback, useId } from "react";
import { classNames } from "../class-names.ts";

/** A form's binding of a field: its value, the change handler, and its error message. */
export type FieldBinding<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  error?: string;
  ref?: RefCallback<HTMLElement>;
};

export type FieldFrame = {
  label: string;
  help?: ReactNode;
  error?: string;
  isRequired?: boolean;
  isLabelHidden?: boolean;
  className?: string;
};

export type FieldProps<Value> = FieldFrame & FieldBinding<Value> & { isDisabled?: boolean };

export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

/** The classes of every field for typing. */
export const controlClass =
  "h-11 w-full rounded-md border border-control bg-card px-3 text-lg text-ink transition-colors placeholder:text-muted hover:border-muted focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken aria-invalid:border-red md:h-10 md:text-base";

/** A fixed word attached to a control: a dial code, a currency, a unit. */
export const addonClass =
  "flex shrink-0 items-center border border-control bg-sunken px-3 text-muted first:rounded-s-md first:border-e-0 last:rounded-e-md last:border-s-0";

/** Help and error, as one description of the control. */
export function FieldNotes({ id, help, error }: { id: string; help?: ReactNode; error?: string }) {
  if (!help && !error) return null;
  return (
    <div id={id} className="flex flex-col gap-1 text-sm">
      {error && <p className="font-medium text-red-text">{error}</p>}
      {help && <div className="text-muted">{help}</div>}
    </div>
  );
}

/** A control's frame: label above, error and help below, tied together for screen readers. */
export function Field(props: FieldFrame & { children: (control: FieldControl) => ReactNode }) {
  const { label, help, error, isRequired, isLabelHidden, className, children } = props;
  const id = useId();
  const control: FieldControl = {
    id,
    "aria-describedby": help || error ? `${id}-notes` : undefined,
    "aria-invalid": error ? true : undefined,
    "aria-required": isRequired || undefined,
  };
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <label
        htmlFor={id}
        className={classNames(
          "font-medium",
          isRequired && "required",
          isLabelHidden ? "sr-only" : "self-start",
        )}
      >
        {label}
      </label>
      {children(control)}
      <FieldNotes id={`${id}-notes`} help={help} error={error} />
    </div>
  );
}
