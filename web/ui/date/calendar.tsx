import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../button.tsx";
import { proseDays } from "../format/dates.ts";
import { toneFill } from "../tone.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { CalendarHeader } from "./calendar-header.tsx";
import { type DayMark, marksIn } from "./day-mark.ts";
import { monthOfDay } from "./month-grid.ts";
import { type DayLimits, isWithin, nearestDay } from "./plain-day.ts";

export type CalendarProps = DayLimits & {
  /** The chosen day; empty if none is. */
  value: string;
  today: string;
  onPick: (day: string) => void;
  /** Days shown as belonging together, as from a start to an end. */
  range?: { from: string; to: string };
  marks?: readonly DayMark[];
  /** Called with the month, such as `2026-04`, that is shown, at first and whenever it changes. */
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

/** A month from which a day is chosen, by mouse, touch or keyboard. */
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
