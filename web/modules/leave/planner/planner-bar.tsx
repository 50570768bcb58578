import type { CSSProperties } from "react";
import type { PlannedLeave } from "#contract/leave/planning/planner.ts";
import { places } from "#contract/places.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { classNames } from "#web/ui/class-names.ts";
import { proseDays } from "#web/ui/format/dates.ts";
import { BareLink } from "#web/ui/link.tsx";
import { ownTypeColors } from "../own-type-colors.ts";
import type { Bar } from "./planner-days.ts";
import { text } from "./planner-text.ts";

/** Leave's look by status: approved is filled; pending is striped with a dashed edge, to differ without colour. */
export const barLook = {
  approved: "bg-figure text-figure-on print:border print:border-ink",
  pending:
    "border-2 border-figure border-dashed text-ink bg-[repeating-linear-gradient(135deg,color-mix(in_srgb,var(--accent-figure)_9%,var(--card))_0_4px,var(--card)_4px_8px)]",
} as const;

/** The same in the color of an own type, which forced colors frame. */
const ownLook = {
  approved:
    "bg-(--own) text-(--own-on) forced-color-adjust-none forced-colors:border forced-colors:border-[CanvasText] print:border print:border-ink",
  pending:
    "border-2 border-(--own) border-dashed text-ink forced-colors:border-[CanvasText] bg-[repeating-linear-gradient(135deg,var(--own-tint)_0_4px,var(--card)_4px_8px)]",
} as const;

/** The class and style of leave of a type; documented types have none of their own. */
export function lookOf(
  ownType: PlannedLeave["ownType"],
  status: keyof typeof barLook,
): { className: string; style: CSSProperties } {
  if (!ownType) return { className: barLook[status], style: {} };
  const { color, on } = ownTypeColors[ownType.color];
  const tint = `color-mix(in srgb, ${color} 25%, var(--card))`;
  const style = { "--own": color, "--own-on": on, "--own-tint": tint };
  return { className: ownLook[status], style: style as CSSProperties };
}

function statusOf({ leaveStatus }: PlannedLeave): string {
  if (leaveStatus === "pending") return text.pending;
  return leaveStatus === "cancellation_asked" ? text.cancelling : text.approved;
}

/** A request's address: one's own in one's own leave, others' in leave management. */
export function usePlaceOf(employeeId: number): (leave: PlannedLeave) => string {
  const me = useCurrentEmployee();
  const area = areaOf(me);
  return ({ id }) =>
    employeeId === me.id ? places.ownRequest(area, id) : places.leaveRequest(area, employeeId, id);
}

const labelOf = (leave: PlannedLeave): string =>
  text.bar(
    leaveName(leave),
    proseDays(leave.startDate, leave.endDate),
    text.length(leave.leaveDuration),
    statusOf(leave),
  );

const kindOf = (leave: PlannedLeave): string => leaveName(leave).replace(/ Leave$/, "");

/** In halves of a day, as bars are measured. */
const [widthOfKind, widthOfBoth] = [5, 10];

interface PlannerBarProps {
  leave: PlannedLeave;
  bar: Bar;
  href: string;
}

/** Leave as a bar over its days with a link to its request. */
export function PlannerBar({ leave, bar, href }: PlannerBarProps) {
  const isPending = leave.leaveStatus === "pending";
  const { className, style } = lookOf(leave.ownType, isPending ? "pending" : "approved");
  return (
    <li
      className="z-1 row-start-1 min-w-0 px-px"
      style={{ gridColumn: `${bar.start + 1} / ${bar.end + 1}` }}
    >
      <BareLink
        href={href}
        title={labelOf(leave)}
        aria-label={labelOf(leave)}
        style={{ ...style, printColorAdjust: "exact" }}
        className={classNames(
          "flex h-7 items-center truncate rounded-md px-1.5 font-semibold text-xs tabular-nums",
          className,
          bar.isCutBefore && "rounded-s-none",
          bar.isCutAfter && "rounded-e-none",
        )}
      >
        {bar.end - bar.start >= widthOfKind && (
          <span className={classNames("truncate", isPending && "rounded-sm bg-card px-1")}>
            {kindOf(leave)}
            {bar.end - bar.start >= widthOfBoth && `, ${text.length(leave.leaveDuration)}`}
          </span>
        )}
      </BareLink>
    </li>
  );
}
