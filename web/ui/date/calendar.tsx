import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../button.tsx";
import { proseDays } from "../format/dates.ts";
import { IconButton } from "../icon-button.tsx";
import { toneFill } from "../tone.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { type DayMark, marksIn } from "./day-mark.ts";
import { monthOfDay } from "./month-grid.ts";
import { monthNames } from "./month-names.ts";
import { addMonths, type DayLimits, isWithin, nearestDay } from "./plain-day.ts";

export type CalendarProps = DayLimits & {
  /** The chosen day; empty for none. */
  value: string;
  today: string;
  onPick: (day: string) => void;
  /** Days of a shown range. */
  range?: { from: string; to: string };
  marks?: readonly DayMark[];
  /** Called with each shown month, such as `2026-04`, also the first. */
  onMonth?: (month: string) => void;
};

const Legend = ({ marks }: { marks: readonly DayMark[] }) => (
  <ul className="flex flex-col gap-1 border-line border-t pt-3 text-sm">
    {marks.map(({ from, to, label, tone }) => (
      <li key={`${from} ${label}`} className="flex items-baseline gap-2">
        <span
          aria-hidden="true"
          className={`size-1.5 self-center rounded-full ${toneFill[tone]}`}
        />
        <span className="min-w-0 flex-1">{label}</span>
        <span className="text-muted tabular-nums">{proseDays(from, to)}</span>
      </li>
    ))}
  </ul>
);

/** A month for the choice of a day, by mouse, touch or keyboard. */
export function Calendar(props: CalendarProps) {
  const { value, today, onPick, marks = [], range, onMonth, min, max } = props;
  const limits = { min, max };
  const [current, setCurrent] = useState(() => nearestDay(value || range?.from || today, limits));
  const month = monthOfDay(current);
  const shown = marksIn(marks, month);
  const showMonth = useEffectEvent((shownMonth: string) => onMonth?.(shownMonth));
  useEffect(() => showMonth(month), [month]);
  const go = (day: string) => setCurrent(nearestDay(day, limits));
  return (
    <div className="flex flex-col gap-3">
      <CalendarHeader current={current} limits={limits} today={today} onGo={go} />
      <CalendarGrid {...{ current, value, today, limits, marks, range, onPick }} onGo={go} />
      {shown.length > 0 && <Legend marks={shown} />}
      {isWithin(today, limits) && (
        <Button
          size="sm"
          variant="ghost"
          className="-ms-3 self-start"
          onClick={() => onPick(today)}
        >
          Today
        </Button>
      )}
    </div>
  );
}

const selectClass =
  "h-11 cursor-pointer rounded-md bg-transparent px-1.5 [text-align-last:center] font-semibold text-ink hover:bg-sunken md:h-9 [&>option]:bg-raised";

/** The permitted years, or those from 100 years ago to 20 ahead. */
function yearsAround(current: number, today: string, { min, max }: DayLimits): number[] {
  const thisYear = Number(today.slice(0, 4));
  const first = Math.min(current, min ? Number(min.slice(0, 4)) : thisYear - 100);
  const last = Math.max(current, max ? Number(max.slice(0, 4)) : thisYear + 20);
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

interface HeaderProps {
  /** A day of the shown month. */
  current: string;
  limits: DayLimits;
  today: string;
  onGo: (day: string) => void;
}

/** The shown month and year, and the way to others. */
function CalendarHeader({ current, limits, today, onGo }: HeaderProps) {
  const [year = 0, month = 1] = current.split("-").map(Number);
  const isReachable = (months: number) => {
    const target = nearestDay(addMonths(current, months), limits);
    return target.slice(0, 7) !== current.slice(0, 7);
  };
  const step = (label: string, Icon: typeof IconChevronLeft, months: number) => (
    <IconButton
      label={label}
      size="sm"
      icon={<Icon size={18} stroke={1.75} />}
      disabled={!isReachable(months)}
      onClick={() => onGo(addMonths(current, months))}
    />
  );
  return (
    <div className="flex items-center justify-between">
      {step("Previous month", IconChevronLeft, -1)}
      <div className="flex items-center">
        <select
          aria-label="Month"
          value={month}
          onChange={(event) => onGo(addMonths(current, Number(event.target.value) - month))}
          className={selectClass}
        >
          {monthNames.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label="Year"
          value={year}
          onChange={(event) => onGo(addMonths(current, (Number(event.target.value) - year) * 12))}
          className={selectClass}
        >
          {yearsAround(year, today, limits).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      {step("Next month", IconChevronRight, 1)}
    </div>
  );
}
