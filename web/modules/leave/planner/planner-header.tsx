import type { LeavePlan } from "#contract/leave/planning/planner.ts";
import { classNames } from "#web/ui/class-names.ts";
import { weekdayOf } from "#web/ui/date/plain-day.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { columnsOf } from "./planner-background.ts";
import { daysOf } from "./planner-days.ts";

const letters = ["M", "T", "W", "T", "F", "S", "S"];

/** The weeks and days of a plan; each bar says its own dates to a screen reader. */
export function PlannerHeader({ plan }: { plan: LeavePlan }) {
  const days = daysOf(plan);
  const holidayOn = new Map(plan.freeDays.map(({ date, holiday }) => [date, holiday]));
  return (
    <div aria-hidden="true">
      <div style={columnsOf(days.length / 7)}>
        {days
          .filter((day) => weekdayOf(day) === 0)
          .map((day) => (
            <span
              key={day}
              className="truncate border-line border-s ps-1.5 pt-2 font-medium text-xs"
            >
              {proseDay(day, plan.today)}
            </span>
          ))}
      </div>
      <div style={columnsOf(days.length)}>
        {days.map((day) => (
          <span
            key={day}
            title={holidayOn.get(day) ?? undefined}
            className={classNames(
              "py-1 text-center text-muted text-xs tabular-nums leading-4",
              holidayOn.get(day) && "font-semibold text-blue-text",
            )}
          >
            <span className="block">{letters[weekdayOf(day)]}</span>
            <span
              className={classNames(
                "block rounded-full",
                !holidayOn.has(day) && "text-ink",
                day === plan.today && "bg-accent font-semibold text-accent-on!",
              )}
            >
              {Number(day.slice(8))}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
