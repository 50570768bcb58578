import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { addDays } from "#web/ui/date/plain-day.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { formatShortDay } from "#web/ui/format/dates.ts";
import { daysBetween } from "#web/ui/format/durations.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { AsOf } from "./organisation-search.ts";
import { text } from "./text.ts";

/** Our own drawing: dark browsers paint the rest of the track white next to a light accent. */
const sliderClass = classNames(
  "h-6 w-full cursor-pointer appearance-none bg-transparent forced-colors:appearance-auto",
  "[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-control",
  "[&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-control",
  "[&::-webkit-slider-thumb]:-mt-1.5 [&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-accent",
  "[&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-accent",
);

interface ChosenDayProps {
  asOf: AsOf;
  today: string;
  onChange: (day: string) => void;
}

const yearsBack = 6;
const yearsAhead = 2;

/** Chooses the day of the organisation: typed, picked, by the slider, or the next change of managers. */
export function ChosenDay({ asOf, today, onChange }: ChosenDayProps) {
  const { day } = asOf;
  const first = `${Number(today.slice(0, 4)) - yearsBack}-01-01`;
  const last = `${Number(today.slice(0, 4)) + yearsAhead}-12-31`;
  const changes = useApiQuery("continuity.chartChanges", {
    query: { ...asOf, from: first, to: last },
  });
  const [moving, setMoving] = useState<string>();
  const shown = moving ?? day;
  useEffect(() => {
    if (moving === undefined) return;
    // Days passed over on the way are not loaded.
    const timer = setTimeout(() => {
      setMoving(undefined);
      onChange(moving);
    }, 250);
    return () => clearTimeout(timer);
  }, [moving, onChange]);
  return (
    <section
      aria-label={text.chosenDay}
      className="grid items-end gap-x-6 gap-y-3 rounded-lg border border-line bg-card px-5 py-4 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
    >
      <DateField
        label={text.asOf}
        value={shown}
        onChange={(chosen) => chosen && onChange(chosen)}
      />
      <div className="min-w-0 pb-1">
        <input
          type="range"
          min={0}
          max={daysBetween(first, last)}
          value={Math.min(Math.max(daysBetween(first, shown), 0), daysBetween(first, last))}
          aria-label={text.slider}
          aria-valuetext={formatShortDay(shown)}
          onChange={({ target }) => setMoving(addDays(first, Number(target.value)))}
          className={sliderClass}
        />
        <YearScale first={first} last={last} days={changes.data?.days ?? []} />
      </div>
      <div className="flex items-center gap-1 max-sm:justify-between">
        <ChangeButton
          label={text.previousChange}
          Icon={IconChevronLeft}
          day={changes.isPlaceholderData ? null : changes.data?.before}
          onGo={onChange}
        />
        <Button disabled={day === today} onClick={() => onChange(today)}>
          {text.today}
        </Button>
        <ChangeButton
          label={text.nextChange}
          Icon={IconChevronRight}
          day={changes.isPlaceholderData ? null : changes.data?.after}
          onGo={onChange}
        />
      </div>
    </section>
  );
}

interface ChangeButtonProps {
  label: string;
  Icon: typeof IconChevronLeft;
  /** Its day; null if there is none. */
  day: string | null | undefined;
  onGo: (day: string) => void;
}

/** Remains focused at the last day of change, for the keyboard's sake. */
const ChangeButton = ({ label, Icon, day, onGo }: ChangeButtonProps) => (
  <IconButton
    label={label}
    title={day ? `${label}: ${formatShortDay(day)}` : label}
    icon={<Icon size={20} stroke={1.75} aria-hidden="true" />}
    aria-disabled={!day}
    onClick={() => day && onGo(day)}
    className="aria-disabled:cursor-default aria-disabled:opacity-50 aria-disabled:hover:bg-transparent"
  />
);

interface YearScaleProps {
  first: string;
  last: string;
  days: readonly string[];
}

/** Half of the slider's thumb from either end, since the thumb never leaves the track. */
const insetClass = "relative mx-2 h-6";

/** Under the slider each year at its beginning, above it a dot for each month with changes of managers. */
function YearScale({ first, last, days }: YearScaleProps) {
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
