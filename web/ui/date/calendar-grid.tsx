import { type KeyboardEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { classNames } from "../class-names.ts";
import { formatFullDay, formatLongMonth } from "../format/dates.ts";
import { toneFill } from "../tone.ts";
import { type DayMark, marksOn } from "./day-mark.ts";
import { dayAfterKey, monthOfDay, weeksOf } from "./month-grid.ts";
import { weekdayNames } from "./month-names.ts";
import { type DayLimits, isWeekend, isWithin } from "./plain-day.ts";

interface GridProps extends Omit<CalendarDayProps, "day" | "marks"> {
  marks: readonly DayMark[];
  onGo: (day: string) => void;
}

/** A month below its weekdays. One day is in the tab order, and keys lead to the others. */
export function CalendarGrid({ marks, onGo, ...days }: GridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = dayAfterKey(days.current, event.key, event.shiftKey);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // The next day may be in a month that is not rendered yet.
    flushSync(() => onGo(next));
    grid.current?.querySelector<HTMLElement>("[data-current]")?.focus();
  };
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days through which the keys move is a grid.
      role="grid"
      aria-label={formatLongMonth(days.current)}
      onKeyDown={move}
      className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5 tabular-nums"
    >
      <thead>
        <tr>
          {weekdayNames.map((name) => (
            <th key={name} scope="col" abbr={name} className="h-7 font-medium text-muted text-xs">
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(monthOfDay(days.current)).map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) =>
              day === undefined ? (
                <td key={weekday} />
              ) : (
                <CalendarDay key={day} {...days} day={day} marks={marksOn(marks, day)} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CalendarDayProps {
  day: string;
  /** The keyboard's day. */
  current: string;
  value: string;
  today: string;
  limits: DayLimits;
  range?: { from: string; to: string };
  marks: readonly DayMark[];
  onPick: (day: string) => void;
}

const Dots = ({ marks, isOnAccent }: { marks: readonly DayMark[]; isOnAccent: boolean }) => (
  <span aria-hidden="true" className="absolute inset-x-0 bottom-1 flex justify-center gap-0.5">
    {marks.slice(0, 3).map(({ label, tone }) => (
      <span
        key={label}
        className={classNames("size-1 rounded-full", isOnAccent ? "bg-accent-on" : toneFill[tone])}
      />
    ))}
  </span>
);

/** The day's background, which joins the days of a range. */
const cellClass = (day: string, range: CalendarDayProps["range"]) =>
  range && range.from <= day && day <= range.to
    ? classNames(
        "bg-accent-tint p-0 first:rounded-s-md last:rounded-e-md",
        day === range.from && "rounded-s-md",
        day === range.to && "rounded-e-md",
      )
    : "p-0";

function buttonClass({ day, value, today }: CalendarDayProps) {
  if (day === value) return "bg-accent font-semibold text-accent-on";
  return classNames(
    "focus-visible:outline-offset-0 enabled:hover:bg-sunken",
    day === today && "font-semibold text-accent-text underline underline-offset-4",
    day !== today && isWeekend(day) && "text-muted",
  );
}

function CalendarDay(props: CalendarDayProps) {
  const { day, current, value, today, limits, range, marks, onPick } = props;
  const meaning = marks.map(({ label }) => label);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid, it is a gridcell.
    <td aria-selected={day === value} className={cellClass(day, range)}>
      <button
        type="button"
        data-current={day === current ? "" : undefined}
        tabIndex={day === current ? 0 : -1}
        disabled={!isWithin(day, limits)}
        aria-current={day === today ? "date" : undefined}
        aria-label={[formatFullDay(day), ...meaning].join(", ")}
        title={meaning.join(", ") || undefined}
        onClick={() => onPick(day)}
        className={classNames(
          "relative flex h-11 w-full items-center justify-center rounded-md transition-colors disabled:opacity-35 md:h-9",
          buttonClass(props),
        )}
      >
        {Number(day.slice(8))}
        {meaning.length > 0 && <Dots marks={marks} isOnAccent={day === value} />}
      </button>
    </td>
  );
}
