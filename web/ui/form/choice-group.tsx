import { useId } from "react";
import { classNames } from "../class-names.ts";
import { FieldNotes, type FieldProps } from "./field.tsx";

type Choice<Value extends string> = { value: Value; label: string; description?: string };
type ChoiceGroupProps<Value extends string> = FieldProps<Value | ""> & {
  choices: readonly Choice<Value>[];
};

type Classes = { groupClass: string; labelClass: string; radioClass: string };

/** One of several choices as native radios, framed like every field; arrow keys move between them. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value> & Classes) {
  const { label, help, error, isRequired, isLabelHidden, className, choices } = props;
  const { value, onChange, onBlur, name, ref, isDisabled, groupClass, labelClass, radioClass } =
    props;
  const id = useId();
  const focusable = value || choices[0]?.value;
  const radio = (choice: Choice<Value>) => (
    <label key={choice.value} className={labelClass}>
      <input
        ref={choice.value === focusable ? ref : undefined}
        type="radio"
        name={name ?? id}
        value={choice.value}
        checked={choice.value === value}
        disabled={isDisabled}
        onBlur={onBlur}
        onChange={() => onChange(choice.value)}
        className={radioClass}
      />
      <span>
        {choice.label}
        {choice.description && (
          <span className="block text-muted text-sm">{choice.description}</span>
        )}
      </span>
    </label>
  );
  return (
    <fieldset
      aria-describedby={help || error ? `${id}-notes` : undefined}
      className={classNames("flex min-w-0 flex-col gap-1.5", className)}
    >
      <legend
        className={classNames(
          "mb-1.5 font-medium",
          isRequired && "required",
          isLabelHidden && "sr-only",
        )}
      >
        {label}
      </legend>
      <div className={groupClass}>{choices.map(radio)}</div>
      <FieldNotes id={`${id}-notes`} help={help} error={error} />
    </fieldset>
  );
}

/** One of several choices with descriptions, in a column. */
export const RadioGroup = <Value extends string>(props: ChoiceGroupProps<Value>) => (
  <ChoiceGroup
    {...props}
    groupClass="flex flex-col gap-1"
    labelClass="flex min-h-11 items-center gap-3 md:min-h-8"
    radioClass="size-5 shrink-0 appearance-none rounded-full border border-control bg-card transition-all checked:border-[6px] checked:border-accent disabled:opacity-50"
  />
);

/** One of two to four short choices, side by side. */
export const SegmentedChoice = <Value extends string>(props: ChoiceGroupProps<Value>) => (
  <ChoiceGroup
    {...props}
    groupClass="flex max-w-full self-start rounded-md border border-line bg-sunken p-1"
    labelClass="relative flex h-11 min-w-0 items-center justify-center truncate rounded-md border border-transparent px-4 font-medium text-muted transition-colors hover:text-ink has-checked:border-line has-checked:bg-card has-checked:text-ink md:h-8"
    radioClass="absolute inset-0 appearance-none rounded-md"
  />
);
