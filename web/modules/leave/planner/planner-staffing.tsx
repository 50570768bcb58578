import type { CSSProperties } from "react";
import type { LeavePlan } from "#contract/leave-planner.ts";
import { proseWeekday } from "#web/ui/format/dates.ts";
import { columnsOf } from "./planner-background.ts";
import { nameCell } from "./planner-cells.ts";
import { fewestAtWork, staffingOf } from "./planner-days.ts";
import { text } from "./planner-text.ts";

interface PlannerStaffingProps {
  plan: LeavePlan;
  background: CSSProperties;
}

/** The last row: how many of those above are at work on each day; in words, the day on which the fewest are. */
export function PlannerStaffing({ plan, background }: PlannerStaffingProps) {
  const staffing = staffingOf(plan);
  const fewest = fewestAtWork(plan);
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
        <div aria-hidden="true" style={columnsOf(staffing.length)}>
          {staffing.map(({ date, due, atWork }) => (
            <span
              key={date}
              className={
                atWork !== null && atWork < due
                  ? "text-center font-semibold text-amber-text text-xs tabular-nums"
                  : "text-center text-muted text-xs tabular-nums"
              }
            >
              {atWork === null ? "" : String(atWork).replace(".5", "½").replace(/^0½/, "½")}
            </span>
          ))}
        </div>
      </td>
    </tr>
  );
}
