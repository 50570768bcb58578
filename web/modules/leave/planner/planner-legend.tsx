import type { LeavePlan } from "#contract/leave/planning/planner.ts";
import { classNames } from "#web/ui/class-names.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { barLook } from "./planner-bar.tsx";
import { blockedLines, shortLines } from "./planner-day-rules.ts";
import { shortLook } from "./planner-staffing.tsx";
import { text } from "./planner-text.ts";

const Sign = ({ className, label }: { className: string; label: string }) => (
  <span className="flex items-center gap-2">
    <span
      aria-hidden="true"
      style={{ printColorAdjust: "exact" }}
      className={classNames("h-3.5 w-6 shrink-0 rounded-sm", className)}
    />
    {label}
  </span>
);

/** What the signs of a plan mean, its holidays by name, and where leave is blocked or too few are at work. */
export function PlannerLegend({ plan }: { plan: LeavePlan }) {
  const [blocked, short] = [blockedLines(plan), shortLines(plan)];
  const holidays = plan.freeDays.filter(({ holiday }) => holiday !== null);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-t px-5 py-3 text-muted text-sm max-md:hidden print:flex!">
      <Sign className={barLook.approved} label={text.approved} />
      <Sign className={barLook.pending} label={text.pending} />
      <Sign className="bg-sunken" label={text.weekend} />
      {holidays.length > 0 && (
        <Sign
          className="bg-[repeating-linear-gradient(135deg,var(--color-blue-tint)_0_3px,transparent_3px_6px)] ring-1 ring-line"
          label={`${text.holiday}: ${holidays.map(({ date, holiday }) => `${proseDay(date, plan.today)} ${holiday}`).join(", ")}`}
        />
      )}
      {blocked.length > 0 && (
        <Sign
          className="bg-[repeating-linear-gradient(45deg,var(--color-red-tint)_0_8px,transparent_8px_12px)] ring-1 ring-line"
          label={`${text.blocked}: ${blocked.join(", ")}`}
        />
      )}
      {short.length > 0 && (
        <Sign className={shortLook} label={`${text.short}: ${short.join(", ")}`} />
      )}
    </div>
  );
}
