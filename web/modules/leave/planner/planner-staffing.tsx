import type { CSSProperties } from "react";
import type { LeavePlan } from "#contract/leave/planning/planner.ts";
import { classNames } from "#web/ui/class-names.ts";
import { proseWeekday } from "#web/ui/format/dates.ts";
import { columnsOf, nameCell } from "./planner-background.ts";
import { type MinimumRule, minimaOf, shortLines } from "./planner-day-rules.ts";
import { daysOf, fewestAtWork, staffingOf } from "./planner-days.ts";
import { text } from "./planner-text.ts";

/** A day with too few at work is framed, to differ without colour. */
export const shortLook = "rounded-sm bg-red-tint ring-1 ring-red-text ring-inset";

interface PlannerStaffingProps {
  plan: LeavePlan;
  background: CSSProperties;
}

/** The last rows: for each minimum the number at work against it, or else of the people shown. */
export function PlannerStaffing({ plan, background }: PlannerStaffingProps) {
  const rules = minimaOf(plan);
  if (rules.length === 0) return <ShownStaffing plan={plan} background={background} />;
  return rules.map((rule) => (
    <MinimumRow key={rule.id} rule={rule} plan={plan} background={background} />
  ));
}

function ShownStaffing({ plan, background }: PlannerStaffingProps) {
  const staffing = staffingOf(plan);
  const fewest = fewestAtWork(plan);
  return (
    <tr>
      <th scope="row" className={nameCell}>
        <span className="block pt-2 font-medium">{text.atWork}</span>
        <span className="block pb-2 text-muted text-xs">{text.atWorkHelp(plan.people.length)}</span>
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
              className={classNames(
                "text-center text-xs tabular-nums",
                atWork !== null && atWork < due ? "font-semibold text-amber-text" : "text-muted",
              )}
            >
              {atWork === null ? "" : inHalves(atWork)}
            </span>
          ))}
        </div>
      </td>
    </tr>
  );
}

/** Of the bars, with everyone at work. */
const maxBarPixels = 36;

interface MinimumRowProps extends PlannerStaffingProps {
  rule: MinimumRule;
}

/** A bar for each day, with the minimum as a line across. */
function MinimumRow({ rule, plan, background }: MinimumRowProps) {
  const { department, minimum, staffing } = rule;
  const days = daysOf(plan);
  const tallest = Math.max(minimum, ...staffing.map(({ due }) => due));
  const heightOf = (people: number) => `${(people / tallest) * maxBarPixels}px`;
  const countOn = new Map(staffing.map((one) => [one.date, one]));
  const fewest = staffing.toSorted((one, other) => one.atWork - other.atWork)[0];
  const short = shortLines({ ...plan, dayRules: [rule] });
  return (
    <tr>
      <th scope="row" className={nameCell}>
        <span className="block truncate pt-2 font-medium">
          {department ? text.atWorkIn(department.name) : text.atWork}
        </span>
        <span className="block pb-2 text-muted text-xs">{text.minimumHelp(minimum)}</span>
      </th>
      <td className="border-line border-t p-0 align-bottom" style={background}>
        {fewest && (
          <span className="sr-only">
            {text.fewest(fewest.atWork, fewest.due, proseWeekday(fewest.date, plan.today))}
            {short.length > 0 && `. ${text.short}: ${short.join(", ")}`}
          </span>
        )}
        <div aria-hidden="true" className="relative items-end" style={columnsOf(days.length)}>
          {days.map((date) => {
            const count = countOn.get(date);
            return count ? (
              <span key={date} className="flex flex-col items-center px-0.5 text-xs tabular-nums">
                <span className={classNames("mb-0.5", numberLook(count, minimum))}>
                  {inHalves(count.atWork)}
                </span>
                <span
                  style={{
                    height: heightOf(count.atWork),
                    printColorAdjust: "exact",
                    forcedColorAdjust: "none",
                  }}
                  className={classNames("w-full rounded-t-sm", barLookOf(count.atWork, minimum))}
                />
              </span>
            ) : (
              <span key={date} />
            );
          })}
          <span
            style={{ bottom: heightOf(minimum) }}
            className="pointer-events-none absolute inset-x-0 border-ink border-b border-dashed"
          />
        </div>
      </td>
    </tr>
  );
}

function barLookOf(atWork: number, minimum: number): string {
  if (atWork < minimum) return "bg-red";
  return atWork === minimum ? "bg-amber" : "bg-control/50";
}

function numberLook({ atWork, due }: { atWork: number; due: number }, minimum: number): string {
  if (atWork < minimum) return `px-1 font-semibold text-red-text leading-4 ${shortLook}`;
  return atWork < due ? "font-semibold" : "text-muted";
}

const inHalves = (count: number): string => String(count).replace(".5", "½").replace(/^0½/, "½");
