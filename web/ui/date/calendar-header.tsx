import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { IconButton } from "../icon-button.tsx";
import { monthNames } from "./month-names.ts";
import { addMonths, type DayLimits, nearestDay } from "./plain-day.ts";

const selectClass =
  "h-11 cursor-pointer rounded-md bg-transparent px-1.5 [text-align-last:center] font-semibold text-ink hover:bg-sunken md:h-9 [&>option]:bg-raised";

/** The years offered: those that may be chosen, or from 100 years ago to 20 ahead. */
function yearsAround(current: number, today: string, { min, max }: DayLimits): number[] {
  const thisYear = Number(today.slice(0, 4));
  const first = Math.min(current, min ? Number(min.slice(0, 4)) : thisYear - 100);
  const last = Math.max(current, max ? Number(max.slice(0, 4)) : thisYear + 20);
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

interface HeaderProps {
  current: string;
  limits: DayLimits;
  today: string;
  onGo: (day: string) => void;
}

export function CalendarHeader({ current, limits, today, onGo }: HeaderProps) {
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
