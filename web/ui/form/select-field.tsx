import { Select } from "@base-ui/react/select";
import { IconCheck, IconSelector } from "@tabler/icons-react";
import { type RefObject, useRef } from "react";
import { classNames } from "../class-names.ts";
import { floatClass, itemClass, usePopupContainer } from "../overlay/popup-layer.tsx";
import { controlClass, Field, type FieldProps } from "./field.tsx";

export type SelectOption<Value extends string> = { value: Value; label: string };
export type SelectFieldProps<Value extends string> = FieldProps<Value | ""> & {
  options: readonly SelectOption<Value>[];
  placeholder?: string;
};

/** An unintended movement of the hand, in pixels. */
const tremor = 4;

interface OptionsProps {
  options: readonly SelectOption<string>[];
  /** The pressed option and the place of the press, while the list is open. */
  pressed: RefObject<{ value: string; x: number; y: number } | undefined>;
  choose: (value: string) => void;
}

const Options = ({ options, pressed, choose }: OptionsProps) => (
  <Select.Portal container={usePopupContainer()}>
    <Select.Backdrop className="fixed inset-0 z-40" />
    <Select.Positioner className="z-50 outline-none" sideOffset={4} alignItemWithTrigger={false}>
      <Select.Popup
        className={classNames(
          floatClass,
          "max-h-(--available-height) min-w-(--anchor-width) max-w-(--available-width) overflow-y-auto",
        )}
      >
        <Select.List className="p-1">
          {options.map((option) => (
            <Select.Item
              key={option.value}
              value={option.value}
              className={itemClass}
              onPointerDown={({ clientX: x, clientY: y }) => {
                pressed.current = { value: option.value, x, y };
              }}
              onMouseUp={(event) => {
                const began = pressed.current;
                if (!began || began.value === option.value) return;
                // The option under the release was not meant: the hand or the list has moved.
                event.preventBaseUIHandler();
                const moved = Math.hypot(event.clientX - began.x, event.clientY - began.y);
                if (moved <= tremor) choose(began.value);
              }}
            >
              <Select.ItemText className="min-w-0 flex-1 truncate">{option.label}</Select.ItemText>
              <Select.ItemIndicator>
                <IconCheck size={16} stroke={1.75} aria-hidden="true" />
              </Select.ItemIndicator>
            </Select.Item>
          ))}
        </Select.List>
      </Select.Popup>
    </Select.Positioner>
  </Select.Portal>
);

/** One of many options from a list; type to jump to one. Empty is `""`. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, help, error, isRequired, isLabelHidden, className, ...control } = props;
  const {
    options,
    placeholder = "Select",
    value,
    onChange,
    onBlur,
    name,
    ref,
    isDisabled,
  } = control;
  const pressed = useRef<{ value: string; x: number; y: number }>(undefined);
  const list = useRef<Select.Root.Actions>(null);
  const choose = (chosen: string) => {
    onChange(chosen as Value);
    list.current?.close();
  };
  return (
    <Field {...{ label, help, error, isRequired, isLabelHidden, className }}>
      {({ id, ...ids }) => (
        <Select.Root<Value>
          id={id}
          items={options}
          actionsRef={list}
          name={name}
          value={value || null}
          disabled={isDisabled}
          onValueChange={(chosen) => onChange(chosen ?? "")}
          onOpenChange={() => {
            pressed.current = undefined;
          }}
        >
          <Select.Trigger
            {...ids}
            ref={ref}
            // Opening the list is not leaving the field.
            onBlur={({ currentTarget }) =>
              currentTarget.getAttribute("aria-expanded") !== "true" && onBlur?.()
            }
            className={classNames(
              controlClass,
              "flex items-center justify-between gap-2 text-start",
            )}
          >
            <Select.Value
              placeholder={placeholder}
              className="min-w-0 truncate data-placeholder:text-muted"
            />
            <Select.Icon className="shrink-0 text-muted">
              <IconSelector size={16} stroke={1.75} aria-hidden="true" />
            </Select.Icon>
          </Select.Trigger>
          <Options options={options} pressed={pressed} choose={choose} />
        </Select.Root>
      )}
    </Field>
  );
}
