import { Combobox } from "@base-ui/react/combobox";
import { IconCheck, IconSelector, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { floatClass, itemClass, usePopupContainer } from "../overlay/popup-layer.tsx";
import { controlClass, Field, type FieldProps } from "./field.tsx";
import type { SelectOption } from "./select-field.tsx";

/** An option with a detail that distinguishes it from others of its name. */
export type SearchOption = SelectOption<string> & { detail?: string };
type Chosen = SelectOption<string> | null;

export type SearchSelectFieldProps = FieldProps<Chosen> & {
  /** The options that match the last typed text. */
  options: readonly SearchOption[];
  /** Called after a pause in typing, and with an empty text once the list is closed. */
  onSearch: (text: string) => void;
  placeholder?: string;
  /** Shown instead of options. */
  empty: string;
  /** The name of the clear button for screen readers; without it, the button is left out. */
  clearLabel?: string;
  delayMs?: number;
};

const buttonClass =
  "flex size-9 items-center justify-center rounded-md text-muted hover:text-ink data-disabled:hidden";

/** One of any number of options, found by typing; the parent component provides the options. */
export function SearchSelectField(props: SearchSelectFieldProps) {
  const { label, help, error, isRequired, isLabelHidden, className, ...control } = props;
  const { options, onSearch, placeholder, empty, clearLabel, delayMs = 200, ...field } = control;
  const { value, onChange, onBlur, name, ref, isDisabled } = field;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const searchSoon = (text: string, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text), ms);
  };

  return (
    <Field {...{ label, help, error, isRequired, isLabelHidden, className }}>
      {({ id, ...ids }) => (
        <Combobox.Root<SelectOption<string>>
          id={id}
          items={options}
          // The parent component has filtered the options.
          filter={null}
          name={name}
          value={value}
          disabled={isDisabled}
          isItemEqualToValue={(one, other) => one.value === other.value}
          onValueChange={(chosen) => onChange(chosen)}
          onInputValueChange={(text, { reason }) =>
            reason === "input-change" && searchSoon(text.trim(), delayMs)
          }
          onOpenChange={(isOpen) => !isOpen && searchSoon("", 0)}
        >
          <div className="relative">
            <Combobox.Input
              {...ids}
              ref={ref}
              placeholder={placeholder}
              onBlur={() => onBlur?.()}
              className={classNames(controlClass, clearLabel && value ? "pe-20" : "pe-11")}
            />
            <div className="absolute inset-y-0 end-1 flex items-center">
              {clearLabel && (
                <Combobox.Clear aria-label={clearLabel} className={buttonClass}>
                  <IconX size={16} stroke={1.75} aria-hidden="true" />
                </Combobox.Clear>
              )}
              <Combobox.Trigger aria-label={label} tabIndex={-1} className={buttonClass}>
                <IconSelector size={16} stroke={1.75} aria-hidden="true" />
              </Combobox.Trigger>
            </div>
          </div>
          <Options empty={empty} />
        </Combobox.Root>
      )}
    </Field>
  );
}

const Options = ({ empty }: { empty: string }) => (
  <Combobox.Portal container={usePopupContainer()}>
    <Combobox.Positioner className="z-50 outline-none" sideOffset={4}>
      <Combobox.Popup
        className={classNames(
          floatClass,
          "max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto",
        )}
      >
        <Combobox.Empty className="not-empty:px-4 not-empty:py-3 text-muted">
          {empty}
        </Combobox.Empty>
        <Combobox.List className="not-empty:p-1">
          {(option: SearchOption) => (
            <Combobox.Item
              key={option.value}
              value={option}
              className={classNames(itemClass, option.detail && "py-1.5")}
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate">{option.label}</span>
                {option.detail && (
                  <span className="block truncate text-muted text-sm">{option.detail}</span>
                )}
              </span>
              <Combobox.ItemIndicator>
                <IconCheck size={16} stroke={1.75} aria-hidden="true" />
              </Combobox.ItemIndicator>
            </Combobox.Item>
          )}
        </Combobox.List>
      </Combobox.Popup>
    </Combobox.Positioner>
  </Combobox.Portal>
);
