import type { CSSProperties } from "react";
import type { LeavePlan } from "#contract/leave/planning/planner.ts";
import { addDays, weekdayOf } from "#web/ui/date/plain-day.ts";
import { daysOf } from "./planner-days.ts";

/** Holidays are striped, to differ from weekends without colour. */
const images = {
  holiday: "repeating-linear-gradient(135deg, var(--blue-tint) 0 3px, transparent 3px 6px)",
  // Broader stripes against those of a holiday, to differ from them without colour.
  blocked: "repeating-linear-gradient(45deg, var(--red-tint) 0 8px, transparent 8px 12px)",
  weekend: "linear-gradient(var(--sunken), var(--sunken))",
  monday: "linear-gradient(to right, var(--line) 0 1px, transparent 1px)",
  today: "linear-gradient(to right, var(--accent-solid) 0 2px, transparent 2px)",
} as const;

/** The background of a row: free and blocked days, week beginnings and today. Drawn once per row, not once per day. */
export function backgroundOf(
  plan: Pick<LeavePlan, "from" | "to" | "today" | "freeDays">,
  blockedDays: readonly string[] = [],
): CSSProperties {
  const days = daysOf(plan);
  const layer = (image: keyof typeof images, date: string) => {
    const n = days.indexOf(date);
    return {
      image: images[image],
      size: `${100 / days.length}% 100%`,
      position: `${(n / Math.max(1, days.length - 1)) * 100}% 0`,
    };
  };
  const layers = [
    ...(days.includes(plan.today) ? [layer("today", plan.today)] : []),
    ...days.filter((day) => weekdayOf(day) === 0).map((day) => layer("monday", day)),
    ...blockedDays.map((day) => layer("blocked", day)),
    ...plan.freeDays.map(({ date, holiday }) => layer(holiday ? "holiday" : "weekend", date)),
  ];
  return {
    backgroundImage: layers.map(({ image }) => image).join(", "),
    backgroundSize: layers.map(({ size }) => size).join(", "),
    backgroundPosition: layers.map(({ position }) => position).join(", "),
    backgroundRepeat: "no-repeat",
    printColorAdjust: "exact",
    forcedColorAdjust: "none",
  };
}

/** As many columns as a plan has days, or half days. */
export const columnsOf = (count: number): CSSProperties => ({
  display: "grid",
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

/** The Monday so many weeks later. */
export const weeksFrom = (from: string, weeks: number): string => addDays(from, weeks * 7);

/** The first cell of each row, which stays in view. */
export const nameCell =
  "sticky start-0 z-2 w-56 min-w-56 print:w-44 print:min-w-0 print:px-1 border-line border-t bg-card px-4 text-start font-normal";
