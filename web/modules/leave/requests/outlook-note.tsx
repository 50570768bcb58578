import {
  IconAlertTriangle,
  IconCalendarPlus,
  IconFlag,
  IconUserCheck,
  IconUsers,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { LeaveOutlook } from "#contract/leave/requests/outlook.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { addDays } from "#web/ui/date/plain-day.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import type { Eligibility, RequestedDates } from "../application/eligibility.tsx";
import { shortfallText } from "../application/shortfall-text.ts";
import { text } from "../text.ts";

interface OutlookNoteProps {
  requested: (RequestedDates & { employeeId: number | undefined }) | undefined;
  eligibility: Eligibility;
  /** Applies fitting dates; undefined for fixed dates. */
  onDates: ((dates: { startDate: string; endDate: string }) => void) | undefined;
}

/** Under the result for some dates: the balance, absences and staffing of those days, and the nearest fitting dates. */
export function OutlookNote({ requested, eligibility, onDates }: OutlookNoteProps) {
  const isKnown = eligibility.state === "known";
  const { data } = useQuery({
    ...apiQuery("leave.outlook", { body: requested as NonNullable<typeof requested> }),
    enabled: isKnown && requested !== undefined,
    retry: false,
    gcTime: 0,
  });
  if (!isKnown || !data || !requested) return null;
  const { teamAway, nearest, staffing } = data;
  const isOwn = requested.employeeId === undefined;
  return (
    <div className="-mt-2 flex flex-col items-start gap-2">
      {nearest && onDates && (
        <Button size="sm" onClick={() => onDates(nearest)}>
          {labels.take(proseDays(nearest.startDate, nearest.endDate), formatDays(nearest.duration))}
        </Button>
      )}
      <Circumstances {...data} isOwn={isOwn} />
      {staffing && (
        <p className="flex items-start gap-2 text-amber-text text-sm tabular-nums">
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" className="shrink-0" />
          {labels.short(shortfallText(staffing))}
        </p>
      )}
      {teamAway.total > 0 && (
        <p className="flex items-start gap-2 text-muted text-sm">
          <IconUsers size={18} stroke={1.75} aria-hidden="true" className="shrink-0" />
          {(isOwn ? labels.away : labels.awayInTeam)(
            teamAway.items.map(
              (absence) => `${absence.employee.name} (${daysWithin(absence, requested)})`,
            ),
            teamAway.total - teamAway.items.length,
          )}
        </p>
      )}
    </div>
  );
}

/** Who decides, which days are holidays, and the balance of that day. */
const Circumstances = ({
  decides,
  holidays,
  byThen,
  isOwn,
}: Pick<LeaveOutlook, "decides" | "holidays" | "byThen"> & { isOwn: boolean }) => (
  <>
    {decides && (
      <p className="flex items-start gap-2 text-muted text-sm">
        <IconUserCheck size={18} stroke={1.75} aria-hidden="true" className="shrink-0" />
        {decidesText(decides)}
      </p>
    )}
    {holidays.length > 0 && (
      <p className="flex items-start gap-2 text-muted text-sm">
        <IconFlag size={18} stroke={1.75} aria-hidden="true" className="shrink-0" />
        {labels.holidays(holidays.map(({ date, name }) => `${name} (${proseDay(date)})`))}
      </p>
    )}
    {byThen && (
      <p className="flex items-start gap-2 text-muted text-sm tabular-nums">
        <IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" className="shrink-0" />
        {(isOwn ? labels.byThen : labels.byThenOf)(
          proseDay(byThen.date),
          byThen.remaining,
          byThen.remainingToday,
        )}
      </p>
    )}
  </>
);

const { outlook: labels } = text.apply;

/** Who decides on one's leave now, and who from a day before it begins. */
export function decidesText({ name, next }: NonNullable<LeaveOutlook["decides"]>): string {
  if (!next) return name === null ? labels.superadminsDecide : labels.decides(name);
  const until = proseDay(addDays(next.on, -1));
  const then = next.to ?? labels.superadmins;
  return name === null
    ? labels.superadminsDecideUntil(until, then)
    : labels.decidesUntil(name, until, then);
}

interface Days {
  startDate: string;
  endDate: string;
}

/** The part of an absence within the requested days: `on all of these days`, or its dates. */
export function daysWithin(absence: Days, asked: Days): string {
  const isFrom = absence.startDate >= asked.startDate;
  const isUntil = absence.endDate <= asked.endDate;
  const start = isFrom ? absence.startDate : asked.startDate;
  const end = isUntil ? absence.endDate : asked.endDate;
  return start === asked.startDate && end === asked.endDate
    ? labels.allDays
    : proseDays(start, end);
}
