import { useEffect, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { addDays } from "#web/ui/date/plain-day.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { formatShortDay } from "#web/ui/format/dates.ts";
import { daysBetween } from "#web/ui/format/durations.ts";
import { text } from "./text.ts";

/** Drawn by ourselves: in dark, browsers paint the rest of the track white beside a light accent. */
const sliderClass = classNames(
  "h-6 w-full cursor-pointer appearance-none bg-transparent forced-colors:appearance-auto",
  "[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-control",
  "[&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-control",
  "[&::-webkit-slider-thumb]:-mt-1.5 [&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-accent",
  "[&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-accent",
);

interface ChosenDayProps {
  day: string;
  today: string;
  onChange: (day: string) => void;
}

const yearsBack = 6;
const yearsAhead = 2;

/** The day as of which is shown: typed, picked, or moved to over the years. */
export function ChosenDay({ day, today, onChange }: ChosenDayProps) {
  const first = `${Number(today.slice(0, 4)) - yearsBack}-01-01`;
  const last = `${Number(today.slice(0, 4)) + yearsAhead}-12-31`;
  const [moving, setMoving] = useState<string>();
  const shown = moving ?? day;
  useEffect(() => {
    if (moving === undefined) return;
    // What is passed over on the way is not loaded.
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
        <p aria-hidden="true" className="flex justify-between text-muted text-xs tabular-nums">
          <span>{first.slice(0, 4)}</span>
          <span>{Number(first.slice(0, 4)) + (yearsBack + yearsAhead) / 2}</span>
          <span>{last.slice(0, 4)}</span>
        </p>
      </div>
      <Button disabled={day === today} onClick={() => onChange(today)}>
        {text.today}
      </Button>
    </section>
  );
}
