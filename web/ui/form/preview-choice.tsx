import { type ReactNode, useId } from "react";

export interface PreviewChoiceProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string; preview: ReactNode }[];
  /** Undefined while unknown. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** A choice among a few, each shown by a small preview; arrow keys move between them. */
export function PreviewChoice<Value extends string>(props: PreviewChoiceProps<Value>) {
  const { label, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2 sm:grid-cols-4 sm:gap-3">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex flex-col gap-2 rounded-lg border border-line p-2 transition-colors hover:border-control has-checked:border-accent has-checked:ring-1 has-checked:ring-accent sm:gap-3 sm:p-3 has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            {choice.preview}
            <span className="flex items-center justify-center gap-2.5 font-medium max-sm:text-sm sm:justify-start">
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
                className="size-5 shrink-0 appearance-none max-sm:sr-only rounded-full border border-control bg-card outline-none transition-all checked:border-[6px] checked:border-accent"
              />
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
