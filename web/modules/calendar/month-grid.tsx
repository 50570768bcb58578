import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import { dayAfterKey, monthOfDay } from "#web/ui/date/month-grid.ts";
import { weekdayNames } from "#web/ui/date/month-names.ts";
import { formatLongMonth } from "#web/ui/format/dates.ts";
import { DayCell, type DayHandlers } from "./day-cell.tsx";
import type { ShownDay } from "./shown-day.ts";
import { text } from "./text.ts";

export interface MonthGridProps extends DayHandlers {
  month: string;
  days: readonly ShownDay[];
  today: string;
  current: string;
  onCurrent: (date: string) => void;
  /** Called with the keyboard's next day, perhaps in a month still to be fetched. */
  onGo: (date: string) => void;
  /** The day to be focused once it is shown. */
  focusDue: RefObject<string | undefined>;
}

/** A month of days below their weekdays. One day is in the tab order with its entries; keys lead to the others. */
export function MonthGrid(props: MonthGridProps) {
  const { month, days, today, current, onCurrent, onGo, focusDue, ...handlers } = props;
  const grid = useRef<HTMLTableElement>(null);
  const hint = useId();
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );
  useEffect(() => {
    if (focusDue.current !== current) return;
    focusDue.current = undefined;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  });
  const press = (event: KeyboardEvent) => {
    const { target, key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    if ((key === "Enter" || key === " ") && target.dataset.day) {
      event.preventDefault();
      handlers.onDay(target.dataset.day);
    }
    const next = dayAfterKey(current, key, shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    onGo(next);
  };
  return (
    <>
      <p id={hint} className="sr-only">
        {text.hint}
      </p>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days through which the keys move is a grid.
        role="grid"
        aria-label={formatLongMonth(`${month}-01`)}
        aria-describedby={hint}
        onKeyDown={press}
        className="w-full table-fixed border-separate border-spacing-0"
      >
        <thead>
          <tr>
            {weekdayNames.map((name) => (
              <th
                key={name}
                scope="col"
                abbr={name}
                className="px-3 py-2.5 text-start font-medium text-muted text-xs"
              >
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <DayCell
                  key={day.date}
                  {...handlers}
                  day={day}
                  today={today}
                  isInMonth={monthOfDay(day.date) === month}
                  isCurrent={day.date === current}
                  onCurrent={() =>
                    day.date !== current && monthOfDay(day.date) === month && onCurrent(day.date)
                  }
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
