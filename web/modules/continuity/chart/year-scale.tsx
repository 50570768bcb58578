import { daysBetween } from "#web/ui/format/durations.ts";

interface YearScaleProps {
  first: string;
  last: string;
  days: readonly string[];
}

/** As far from either end as half of the slider's thumb, which never leaves the track. */
const insetClass = "relative mx-2 h-6";

/** Under the slider: each year where it begins, and above the track a dot for each month in which who leads whom changes. */
export function YearScale({ first, last, days }: YearScaleProps) {
  const at = (day: string) => `${(100 * daysBetween(first, day)) / daysBetween(first, last)}%`;
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  return (
    <div aria-hidden="true" className={insetClass}>
      {days.map((day) => (
        <i
          key={day}
          data-day={day}
          style={{ left: at(day) }}
          className="absolute -top-8 size-1.5 -translate-x-1/2 rounded-full bg-amber"
        />
      ))}
      {Array.from({ length: to - from + 1 }, (_, n) => from + n).map((year, n) => (
        <span
          key={year}
          style={{ left: at(`${year}-01-01`) }}
          className={n % 2 ? `${yearClass} max-lg:hidden` : yearClass}
        >
          {year}
        </span>
      ))}
    </div>
  );
}

const yearClass =
  "absolute top-0 pt-2 text-muted text-xs leading-4 tabular-nums before:absolute before:start-0 before:top-0 before:h-1.5 before:border-control before:border-s";
