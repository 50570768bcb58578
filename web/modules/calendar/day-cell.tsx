import { type DragEvent, useState } from "react";
import type { CalendarEntry } from "#contract/calendar.ts";
import { classNames } from "#web/ui/class-names.ts";
import { isWeekend } from "#web/ui/date/plain-day.ts";
import { formatFullDay } from "#web/ui/format/dates.ts";
import { AwayLine } from "./away-line.tsx";
import { EntryChip } from "./entry-chip.tsx";
import type { ShownDay } from "./shown-day.ts";
import { text } from "./text.ts";

export interface DayHandlers {
  onDay: (date: string) => void;
  onEntry: (entry: CalendarEntry) => void;
  /** Moves the dragged event to another day; left out without the right to it. */
  onDrop?: ((date: string) => void) | undefined;
  onDrag?: ((entry: CalendarEntry) => void) | undefined;
}

interface DayCellProps extends DayHandlers {
  day: ShownDay;
  today: string;
  isInMonth: boolean;
  /** Whether it is the keyboard's day. */
  isCurrent: boolean;
  onCurrent: () => void;
}

const numberClass = (isToday: boolean, isInMonth: boolean) =>
  classNames(
    "flex h-6 min-w-6 items-center justify-center self-start rounded-full px-1.5 text-sm tabular-nums",
    isToday && "bg-accent font-semibold text-accent-on",
    !isToday && !isInMonth && "text-muted",
  );

export function DayCell(props: DayCellProps) {
  const { day, today, isInMonth, isCurrent, onCurrent, ...handlers } = props;
  const { onDay, onEntry, onDrag, onDrop } = handlers;
  const { date, entries, more, awayCount } = day;
  const [isAimedAt, setIsAimedAt] = useState(false);
  const aim = (event: DragEvent) => {
    if (!onDrop) return;
    event.preventDefault();
    setIsAimedAt(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsAimedAt(false);
    onDrop?.(date);
  };
  const isDimmed = !isInMonth || isWeekend(date);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of all its days.
    <td
      data-day={date}
      data-outside={isInMonth ? undefined : ""}
      aria-current={date === today ? "date" : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onCurrent}
      onClick={({ target }) =>
        target instanceof Element && !target.closest("button") && onDay(date)
      }
      onDragOver={aim}
      onDragLeave={() => setIsAimedAt(false)}
      onDrop={drop}
      className={classNames(
        "h-32 min-w-0 border-line border-t border-l p-0 align-top outline-offset-[-2px] first:border-l-0",
        isDimmed && "bg-sunken/45",
        isAimedAt && "bg-accent-tint",
      )}
    >
      <div className="flex h-full min-w-0 flex-col gap-0.75 p-1.5">
        <span aria-hidden="true" className={numberClass(date === today, isInMonth)}>
          {Number(date.slice(8))}
        </span>
        <span className="sr-only">
          {text.dayLabel(formatFullDay(date), entries.length + more, awayCount)}
        </span>
        {entries.map((entry) => (
          <EntryChip
            key={entry.id}
            entry={entry}
            isTabbable={isCurrent}
            onOpen={() => onEntry(entry)}
            onDrag={onDrag && entry.type === "WorkEvent" ? () => onDrag(entry) : undefined}
          />
        ))}
        {more > 0 && (
          <button
            type="button"
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => onDay(date)}
            className="min-h-6 self-start rounded-sm px-1.5 font-medium text-muted text-xs hover:text-ink hover:underline"
          >
            {text.more(more)}
            <span className="sr-only">{text.onDay(formatFullDay(date))}</span>
          </button>
        )}
        {awayCount > 0 && <AwayLine day={day} isTabbable={isCurrent} onOpen={() => onDay(date)} />}
      </div>
    </td>
  );
}
