import type { CSSProperties } from "react";
import type { LeavePlan } from "#contract/leave/planning/planner.ts";
import { classNames } from "#web/ui/class-names.ts";
import { proseWeekday } from "#web/ui/format/dates.ts";
import { columnsOf, nameCell } from "./planner-background.ts";
import { shortOn } from "./planner-day-rules.ts";
import { fewestAtWork, staffingOf } from "./planner-days.ts";
import { text } from "./planner-text.ts";

/** A day with too few at work is framed, to differ without colour. */
export const shortLook = "rounded-sm bg-red-tint ring-1 ring-red-text ring-inset";

interface PlannerStaffingProps {
  plan: LeavePlan;
  background: CSSProperties;
}

/** The last row: the number at work on each day, and the worst day in words. */
export function PlannerStaffing({ plan, background }: PlannerStaffingProps) {
  const staffing = staffingOf(plan);
  const fewest = fewestAtWork(plan);
  const short = shortOn(plan);
  const people = plan.people.length;
  return (
    <tr>
      <th scope="row" className={nameCell}>
        <span className="block pt-2 font-medium">{text.atWork}</span>
        <span className="block pb-2 text-muted text-xs">{text.atWorkHelp(people)}</span>
      </th>
      <td className="border-line border-t p-0" style={background}>
        {fewest && (
          <span className="sr-only">
            {text.fewest(fewest.atWork, fewest.due, proseWeekday(fewest.date, plan.today))}
          </span>
        )}
        {short.size > 0 && (
          <span className="sr-only">
            {text.short}: {[...short.values()].join(", ")}
          </span>
        )}
        <div aria-hidden="true" style={columnsOf(staffing.length)}>
          {staffing.map(({ date, due, atWork }) => (
            <span
              key={date}
              title={short.get(date)}
              style={{ printColorAdjust: "exact" }}
              className={classNames(
                "text-center text-xs tabular-nums",
                lookOf(atWork !== null && atWork < due, short.has(date)),
              )}
            >
              {atWork === null ? "" : String(atWork).replace(".5", "½").replace(/^0½/, "½")}
            </span>
          ))}
        </div>
      </td>
    </tr>
  );
}

function lookOf(isAnyoneAway: boolean, isShort: boolean): string {
  if (isShort) return `font-semibold text-red-text ${shortLook}`;
  return isAnyoneAway ? "font-semibold text-amber-text" : "text-muted";
}
