import { IconCalendar } from "@tabler/icons-react";
import {
  type FocusEvent,
  type HTMLInputAutoCompleteAttribute,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "../class-names.ts";
import { Calendar, type CalendarProps } from "../date/calendar.tsx";
import type { DayLimits } from "../date/plain-day.ts";
import { typedDay } from "../date/typed-day.ts";
import { currentDay } from "../format/clock.ts";
import { formatShortDay } from "../format/dates.ts";
import { IconButton } from "../icon-button.tsx";
import { Popover } from "../overlay/popover.tsx";
import { controlClass, Field, type FieldProps } from "./field.tsx";

export type DateFieldProps = FieldProps<string> &
  Pick<CalendarProps, "min" | "max" | "range" | "marks" | "onMonth"> & {
    autoComplete?: HTMLInputAutoCompleteAttribute;
    isReadOnly?: boolean;
    /** The day that a typed `+2w` counts from, if not today: the start of a period. */
    start?: string;
  };

const Preview = ({ text }: { text: string }) => (
  <span aria-live="polite" className="pointer-events-none text-muted text-sm tabular-nums">
    {text}
  </span>
);

/** A day as `YYYY-MM-DD`, typed in any usual way or picked from a calendar; empty while unreadable. */
export function DateField(props: DateFieldProps) {
  const { label, help, isRequired, isLabelHidden, className, ...control } = props;
  const { value, onChange, onBlur, error, ref, name, isDisabled, isReadOnly, ...rest } = control;
  const { autoComplete = "off", start, ...calendar } = rest;
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const today = currentDay();
  const { min, max } = calendar;
  const typed = useTypedDay({ value, onChange, today, start, input, min, max });
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

const unreadable = "Enter a date such as 3 Apr 2026.";

interface TypedDay extends DayLimits {
  start: string | undefined;
  value: string;
  onChange: (day: string) => void;
  today: string;
  input: RefObject<HTMLInputElement | null>;
}

/** The text of a day field: its day, and an error once the finished text has none. */
function useTypedDay({ value, onChange, today, input, ...limits }: TypedDay) {
  const [draft, setDraft] = useState<{ text: string; day: string }>();
  const [isTyping, setIsTyping] = useState(false);
  // The form has set another day meanwhile.
  const isCurrent = draft !== undefined && draft.day === value;
  const text = isCurrent ? draft.text : formatShortDay(value);
  const isUnreadable = isCurrent && draft.day === "" && draft.text.trim() !== "";

  // The form checks a changed value at once, and asks the input about its readability.
  const report = (error: string) => input.current?.setCustomValidity(error);
  useEffect(() => report(isUnreadable ? unreadable : ""));

  const type = (next: string) => {
    const day = typedDay(next, today, limits) ?? "";
    report(day === "" && next.trim() !== "" ? unreadable : "");
    setDraft({ text: next, day });
    setIsTyping(true);
    if (day !== value) onChange(day);
  };
  const finish = () => {
    setIsTyping(false);
    if (!isUnreadable) setDraft(undefined);
  };
  const pick = (day: string) => {
    report("");
    setDraft(undefined);
    setIsTyping(false);
    onChange(day);
  };
  const written = formatShortDay(value);
  return {
    text,
    type,
    finish,
    pick,
    isTyping,
    /** The fault of the finished text. */
    error: isUnreadable && !isTyping ? unreadable : undefined,
    /** The text's day, if it is written differently. */
    preview:
      isCurrent && isTyping && value && text.trim().length < 9 && text !== written ? written : "",
  };
}

interface DayPickerProps extends CalendarProps {
  /** The calendar's field. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onBlur: (event: FocusEvent) => void;
}

const DayPicker = (props: DayPickerProps) => {
  const { anchor, isOpen, onToggle, onBlur, ...calendar } = props;
  return (
    <Popover
      title="Choose a date"
      isTitleHidden
      align="start"
      anchor={anchor}
      firstFocus="[data-current]"
      isOpen={isOpen}
      onOpenChange={onToggle}
      trigger={
        <IconButton
          label="Open calendar"
          icon={<IconCalendar size={18} stroke={1.75} />}
          onBlur={onBlur}
        />
      }
    >
      <Calendar {...calendar} />
    </Popover>
  );
};
