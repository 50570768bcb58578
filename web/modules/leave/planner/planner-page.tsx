import { IconBeach } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { maxPlanned } from "#contract/codes/leave.ts";
import type { PersonName } from "#contract/common.ts";
import type { LeavePlan } from "#contract/leave/planning/planner.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Paper } from "#web/modules/tenant/index.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { ApplyForLeaveDialog } from "../application/apply-for-leave-dialog.tsx";
import { barLook, lookOf } from "./planner-bar.tsx";
import { blockedLines, shortLines } from "./planner-day-rules.ts";
import { ownTypesIn } from "./planner-days.ts";
import { PlannerGrid } from "./planner-grid.tsx";
import { readPlannerSearch } from "./planner-search.ts";
import { shortLook } from "./planner-staffing.tsx";
import { text } from "./planner-text.ts";
import { PlannerToolbar } from "./planner-toolbar.tsx";
import { PlannerWeeks } from "./planner-weeks.tsx";

/** The leave of the reader's people over some weeks. */
export function PlannerPage() {
  const { search, change } = useUrlSearch(readPlannerSearch);
  const { from, weeks = 6, department: departmentId, page = 1 } = search;
  const { data, isError, refetch } = useApiQuery("leave.planner", {
    query: { from, weeks, departmentId, page },
  });
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title={text.title} />
      <PlannerToolbar
        search={search}
        from={data?.from ?? from ?? currentDay()}
        title={data ? proseDays(data.from, data.to) : text.title}
        onChange={(next) => change(next, { isReplacing: true })}
      />
      {isError && !data && <ErrorState message={text.failed} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Delayed label={text.loading}>
          <Skeleton className="h-96" />
        </Delayed>
      )}
      {data && (
        <Plan
          plan={data}
          page={page}
          onPage={(next) => change({ page: next })}
          onBook={(book) => change({ book })}
        />
      )}
      <PlannerBooking
        person={data?.people.find(({ id }) => id === search.book)}
        onClose={() => change({ book: undefined }, { isReplacing: true })}
      />
    </div>
  );
}

interface PlanProps {
  plan: LeavePlan;
  page: number;
  onPage: (page: number) => void;
  onBook: (employeeId: number) => void;
}

function Plan({ plan, page, onPage, onBook }: PlanProps) {
  const first = (page - 1) * maxPlanned.people + 1;
  const last = first + plan.people.length - 1;
  if (plan.people.length === 0)
    return (
      <EmptyState title={text.empty} icon={<IconBeach size={22} stroke={1.75} />}>
        {text.emptyHelp}
      </EmptyState>
    );
  return (
    <Paper
      title={text.title}
      facts={[proseDays(plan.from, plan.to), text.shown(plan.people.length, plan.everyone)]}
      asOf={plan.today}
      isLandscape
      className="gap-4"
    >
      <p className="text-muted text-sm tabular-nums md:hidden print:hidden">
        {text.shown(plan.people.length, plan.everyone)}
      </p>
      <section className="rounded-lg border-line md:border md:bg-card print:border-0">
        <PlannerGrid plan={plan} onBook={onBook} />
        <PlannerWeeks plan={plan} />
        <PlannerLegend plan={plan} />
      </section>
      {plan.total > maxPlanned.people && (
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <p className="text-muted text-sm tabular-nums">{text.page(first, last, plan.total)}</p>
          <div className="flex gap-2">
            <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
              {text.fewerPeople}
            </Button>
            <Button disabled={last >= plan.total} onClick={() => onPage(page + 1)}>
              {text.morePeople}
            </Button>
          </div>
        </div>
      )}
    </Paper>
  );
}

interface SignProps {
  className: string;
  style?: CSSProperties;
  label: string;
}

const Sign = ({ className, style, label }: SignProps) => (
  <span className="flex items-center gap-2">
    <span
      aria-hidden="true"
      style={{ ...style, printColorAdjust: "exact", forcedColorAdjust: "none" }}
      className={classNames("h-3.5 w-6 shrink-0 rounded-sm", className)}
    />
    {label}
  </span>
);

/** Explains the signs of a plan, its holidays, and blocked or short-staffed days. */
function PlannerLegend({ plan }: { plan: LeavePlan }) {
  const [blocked, short] = [blockedLines(plan), shortLines(plan)];
  const holidays = plan.freeDays.filter(({ holiday }) => holiday !== null);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-t px-5 py-3 text-muted text-sm max-md:hidden print:flex!">
      <Sign className={barLook.approved} label={text.approved} />
      <Sign className={barLook.pending} label={text.pending} />
      {plan.people.some(({ passesOn }) => passesOn) && (
        <span className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="h-3.5 shrink-0 border-control border-s-2 border-dotted"
          />
          {text.anotherManager}
        </span>
      )}
      {ownTypesIn(plan).map((type) => (
        <Sign key={type.id} {...lookOf(type, "approved")} label={type.name} />
      ))}
      <Sign className="bg-sunken" label={text.weekend} />
      {holidays.length > 0 && (
        <Sign
          className="bg-[repeating-linear-gradient(135deg,var(--blue-tint)_0_3px,transparent_3px_6px)] ring-1 ring-line"
          label={`${text.holiday}: ${holidays.map(({ date, holiday }) => `${proseDay(date, plan.today)} ${holiday}`).join(", ")}`}
        />
      )}
      {blocked.length > 0 && (
        <Sign
          className="bg-[repeating-linear-gradient(45deg,var(--red-tint)_0_8px,transparent_8px_12px)] ring-1 ring-line"
          label={`${text.blocked}: ${blocked.join(", ")}`}
        />
      )}
      {short.length > 0 && (
        <Sign className={shortLook} label={`${text.short}: ${short.join(", ")}`} />
      )}
    </div>
  );
}

interface PlannerBookingProps {
  person: PersonName | undefined;
  onClose: () => void;
}

function PlannerBooking({ person, onClose }: PlannerBookingProps) {
  const shown = useLastValue(person);
  return shown ? (
    <ApplyForLeaveDialog
      key={shown.id}
      isOpen={person !== undefined}
      employee={{ id: shown.id, name: shown.name }}
      onClose={onClose}
    />
  ) : null;
}
