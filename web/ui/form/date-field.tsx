import {
  type FocusEvent,
  type HTMLInputAutoCompleteAttribute,
  type KeyboardEvent,
  useRef,
  useState,
} from "react";
import { classNames } from "../class-names.ts";
import type { CalendarProps } from "../date/calendar.tsx";
import { todayAsDate } from "../format/dates.ts";
import { DayPicker } from "./day-picker.tsx";
import { controlClass, Field, type FieldProps } from "./field.tsx";
import { useTypedDay } from "./use-typed-day.ts";

export type DateFieldProps = FieldProps<string> &
  Pick<CalendarProps, "min" | "max" | "range" | "marks" | "onMonth"> & {
    autoComplete?: HTMLInputAutoCompleteAttribute;
    isReadOnly?: boolean;
  };

const Preview = ({ text }: { text: string }) => (
  <span aria-live="polite" className="pointer-events-none text-muted text-sm tabular-nums">
    {text}
  </span>
);

/** A day as `YYYY-MM-DD`, typed in any usual way or picked from a calendar; empty while what is typed is no day. */
export function DateField(props: DateFieldProps) {
  const { label, help, isRequired, isLabelHidden, className, ...control } = props;
  const { value, onChange, onBlur, error, ref, name, isDisabled, isReadOnly, ...rest } = control;
  const { autoComplete = "off", ...calendar } = rest;
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const today = todayAsDate();
  const { min, max } = calendar;
  const typed = useTypedDay({ value, onChange, today, input, min, max });
  const isFixed = isReadOnly || isDisabled;

  const leave = ({ relatedTarget }: FocusEvent) => {
    typed.finish();
    if (!isOpen && !box.current?.contains(relatedTarget)) onBlur?.();
  };
  const toggle = (open: boolean) => {
    setIsOpen(open);
    if (!open) onBlur?.();
  };
  const pick = (day: string) => {
    typed.pick(day);
    toggle(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") typed.finish();
    if (event.key !== "ArrowDown" || isFixed) return;
    event.preventDefault();
    setIsOpen(true);
  };
  const frame = { label, help, isRequired, isLabelHidden, className };
  const shownError = typed.error ?? (typed.isTyping ? undefined : error);
  return (
    <Field {...frame} error={shownError}>
      {(ids) => (
        <div ref={box} className="relative">
          <input
            {...ids}
            ref={(element) => {
              input.current = element;
              ref?.(element);
            }}
            name={name}
            value={typed.text}
            placeholder={isFixed ? undefined : "e.g. 3 Apr 2026"}
            autoComplete={autoComplete}
            spellCheck={false}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onChange={(event) => typed.type(event.target.value)}
            onKeyDown={press}
            onBlur={leave}
            className={classNames(controlClass, "tabular-nums", !isFixed && "pe-12")}
          />
          {!isFixed && (
            <div className="absolute inset-y-0 end-0 flex items-center">
              <Preview text={typed.preview} />
              <DayPicker
                {...calendar}
                {...{ value, today, isOpen }}
                anchor={box}
                onToggle={toggle}
                onBlur={leave}
                onPick={pick}
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
