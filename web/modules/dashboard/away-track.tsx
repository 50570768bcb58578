import type { Absence } from "#contract/leave/requests/pending-review.ts";
import { classNames } from "#web/ui/class-names.ts";
import { addDays, isWeekend } from "#web/ui/date/plain-day.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { daysBetween } from "#web/ui/format/durations.ts";

/** Today and two weeks. */
const shownDays = 15;

const trackClass = "w-28 shrink-0 xl:w-32";

/** An absence over the next two weeks as a bar, weekends shaded; decorative, as the days are written beside it. */
export function AwayTrack({ absence, today }: { absence: Absence; today: string }) {
  const from = Math.max(0, daysBetween(today, absence.startDate));
  const to = Math.min(shownDays - 1, daysBetween(today, absence.endDate));
  const share = (days: number) => `${(days / shownDays) * 100}%`;
  return (
    <span aria-hidden="true" className={classNames("relative flex h-5 items-stretch", trackClass)}>
      {Array.from({ length: shownDays }, (_, days) => addDays(today, days)).map((day) => (
        <span
          key={day}
          className={classNames("flex-1 border-line border-s", isWeekend(day) && "bg-sunken")}
        />
      ))}
      <span
        style={{ insetInlineStart: share(from), width: share(to - from + 1) }}
        className="absolute inset-y-2 rounded-full bg-accent"
      />
    </span>
  );
}

/** The days at both ends of the tracks below. */
export const AwayAxis = ({ today }: { today: string }) => (
  <span
    aria-hidden="true"
    className={classNames("flex justify-between text-muted text-xs tabular-nums", trackClass)}
  >
    <span>{proseDay(today, today)}</span>
    <span>{proseDay(addDays(today, shownDays - 1), today)}</span>
  </span>
);
