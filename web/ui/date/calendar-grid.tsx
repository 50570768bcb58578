import { type KeyboardEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { formatLongMonth } from "../format/dates.ts";
import { CalendarDay, type CalendarDayProps } from "./calendar-day.tsx";
import { type DayMark, marksOn } from "./day-mark.ts";
import { dayAfterKey, monthOfDay, weeksOf } from "./month-grid.ts";
import { weekdayNames } from "./month-names.ts";

interface GridProps extends Omit<CalendarDayProps, "day" | "marks"> {
  /** The day that the keyboard is on; its month is shown. */
  marks: readonly DayMark[];
  onGo: (day: string) => void;
}

/** The days of a month under their weekdays; one of them takes part in the tab order, the keys lead to the others. */
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
