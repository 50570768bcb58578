import { useEffect, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { addDays } from "#web/ui/date/plain-day.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { formatShortDay } from "#web/ui/format/dates.ts";
import { daysBetween } from "#web/ui/format/durations.ts";
import { text } from "./text.ts";

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
          className="h-6 w-full accent-accent"
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
