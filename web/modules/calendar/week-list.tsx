import { IconChevronUp } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classNames } from "#web/ui/class-names.ts";
import { monthOfDay } from "#web/ui/date/month-grid.ts";
import { weekdayNames } from "#web/ui/date/month-names.ts";
import { weekdayOf } from "#web/ui/date/plain-day.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { formatFullDay, proseDays } from "#web/ui/format/dates.ts";
import { AwayLine } from "./away-line.tsx";
import type { DayHandlers } from "./day-cell.tsx";
import { EntryChip } from "./entry-chip.tsx";
import { hasSomething, listedWeeks, type ShownDay, weekIn } from "./shown-day.ts";
import { text } from "./text.ts";

interface WeekListProps extends Pick<DayHandlers, "onDay" | "onEntry"> {
  month: string;
  days: readonly ShownDay[];
  today: string;
}

/** The days with entries, week by week; those before today open on request. */
export function WeekList({ month, days, today, ...handlers }: WeekListProps) {
  const [shownMonth, setShownMonth] = useState<string>();
  const first = useRef<HTMLDivElement>(null);
  const weeks = listedWeeks(days, { month, today });
  const earlier = weeks.flatMap((week) => week.filter(({ date }) => date < today));
  const hasFold = monthOfDay(today) === month && earlier.length > 0;
  const isFolded = hasFold && shownMonth !== month;
  const unfold = () => {
    flushSync(() => setShownMonth(month));
    first.current?.focus();
  };
  if (!weeks.flat().some(hasSomething))
    return <EmptyState title={text.noneThisMonth}>{text.noneHelp}</EmptyState>;
  return (
    <div ref={first} tabIndex={-1} className="outline-none">
      {isFolded && (
        <button
          type="button"
          onClick={unfold}
          className="-outline-offset-2! flex min-h-11 w-full items-center gap-2 px-4 font-medium text-muted text-sm hover:text-ink"
        >
          <IconChevronUp size={16} stroke={1.75} aria-hidden="true" />
          {text.earlierDays(earlier.length)}
        </button>
      )}
      {weeks
        .map((week) => week.filter(({ date }) => !isFolded || date >= today))
        .filter((week) => week.length > 0)
        .map((week) => {
          const label = proseDays(...weekIn(week[0]?.date ?? today));
          return (
            <section key={label} aria-label={label} className="px-4">
              <h2 className="pt-4 pb-2 font-semibold text-muted text-xs">{label}</h2>
              <ul>
                {week.map((day) => (
                  <ListedDay key={day.date} {...handlers} day={day} isToday={day.date === today} />
                ))}
              </ul>
            </section>
          );
        })}
    </div>
  );
}

interface ListedDayProps extends Pick<DayHandlers, "onDay" | "onEntry"> {
  day: ShownDay;
  isToday: boolean;
}

const ListedDay = ({ day, isToday, onDay, onEntry }: ListedDayProps) => (
  <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-3 border-line border-t py-3">
    <h3 aria-current={isToday ? "date" : undefined} className="text-center">
      <span className="sr-only">{formatFullDay(day.date)}</span>
      <span
        aria-hidden="true"
        className={classNames(
          "block font-semibold text-xl leading-6 tabular-nums",
          isToday && "text-accent-text",
        )}
      >
        {Number(day.date.slice(8))}
      </span>
      <span aria-hidden="true" className="text-muted text-xs">
        {weekdayNames[weekdayOf(day.date)]?.slice(0, 3)}
      </span>
    </h3>
    <div className="flex min-w-0 flex-col gap-1.5">
      {day.entries.map((entry) => (
        <EntryChip key={entry.id} entry={entry} isRow onOpen={() => onEntry(entry)} />
      ))}
      {day.more > 0 && (
        <button
          type="button"
          onClick={() => onDay(day.date)}
          className="min-h-11 self-start rounded-md px-3 font-medium text-muted text-sm hover:text-ink"
        >
          {text.more(day.more)}
          <span className="sr-only">{text.onDay(formatFullDay(day.date))}</span>
        </button>
      )}
      {day.awayCount > 0 && <AwayLine day={day} onOpen={() => onDay(day.date)} />}
      {!hasSomething(day) && <p className="py-2 text-muted text-sm">{text.day.empty}</p>}
    </div>
  </li>
);
