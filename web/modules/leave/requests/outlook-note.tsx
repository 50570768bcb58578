import { IconAlertTriangle, IconCalendarPlus, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/api/query-client.ts";
import { Button } from "#web/ui/button.tsx";
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
  if (!isKnown || !data) return null;
  const { teamAway, byThen, nearest, staffing } = data;
  const { outlook: labels } = text.apply;
  const isOwn = requested?.employeeId === undefined;
  return (
    <div className="-mt-2 flex flex-col items-start gap-2">
      {nearest && onDates && (
        <Button size="sm" onClick={() => onDates(nearest)}>
          {labels.take(proseDays(nearest.startDate, nearest.endDate), formatDays(nearest.duration))}
        </Button>
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
              ({ employee, startDate, endDate }) =>
                `${employee.name} (${proseDays(startDate, endDate)})`,
            ),
            teamAway.total - teamAway.items.length,
          )}
        </p>
      )}
    </div>
  );
}
