import { IconChevronLeft, IconChevronRight, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { LeaveHolidays } from "#contract/leave/planning/holidays.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { AddHolidayDialog } from "./add-holiday-dialog.tsx";
import { HolidayRow } from "./holiday-row.tsx";
import { text } from "./text.ts";

const { holidays: labels } = text;
const [firstYear, lastYear] = [2000, 2199];
const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

interface HolidaysCardProps {
  year: number;
  onYear: (year: number) => void;
}

/** A year's holidays for the count of leave, with the company's own settings. */
export function HolidaysCard({ year, onYear }: HolidaysCardProps) {
  const [isAdding, setIsAdding] = useState(false);
  const query = useApiQuery("leave.holidays", { query: { year } });
  const add = (
    <Button size="sm" icon={<IconPlus {...icon} />} onClick={() => setIsAdding(true)}>
      {text.add.action}
    </Button>
  );
  return (
    <Card title={labels.title} action={add} isFlush>
      <p className="max-w-2xl text-pretty px-5 pb-3 text-muted">{labels.lead}</p>
      <div className="flex items-center gap-1 border-line border-t px-3 py-2">
        <IconButton
          size="sm"
          label={labels.previous}
          icon={<IconChevronLeft {...icon} />}
          disabled={year <= firstYear}
          onClick={() => onYear(year - 1)}
        />
        <p aria-live="polite" className="w-12 text-center font-semibold tabular-nums">
          <span className="sr-only">{labels.year(year)}</span>
          <span aria-hidden="true">{year}</span>
        </p>
        <IconButton
          size="sm"
          label={labels.next}
          icon={<IconChevronRight {...icon} />}
          disabled={year >= lastYear}
          onClick={() => onYear(year + 1)}
        />
      </div>
      <Fetched
        query={query}
        loading={labels.loading}
        failed={labels.failed}
        skeleton={<Skeleton className="mx-5 mb-5 h-96" />}
      >
        {(found) => <Holidays found={found} />}
      </Fetched>
      <AddHolidayDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </Card>
  );
}

const Holidays = ({ found: { year, holidays, revoked } }: { found: LeaveHolidays }) => (
  <>
    {holidays.length === 0 ? (
      <EmptyState title={labels.none(year)}>{labels.noneHelp}</EmptyState>
    ) : (
      <ul aria-label={labels.year(year)} className="border-line border-t">
        {holidays.map((holiday) => (
          <HolidayRow key={`${holiday.date} ${holiday.name}`} holiday={holiday} />
        ))}
      </ul>
    )}
    {revoked.length > 0 && (
      <details className="border-line border-t px-5 py-3">
        <summary className="cursor-pointer font-medium text-muted">
          {labels.takenBack} ({revoked.length})
        </summary>
        <ul className="mt-2 flex flex-col gap-2 text-sm">
          {revoked.map((one) => (
            <li key={one.id}>
              {proseDay(one.date)} · {one.name}
              {one.isWorkingDay && ` (${labels.wasWorked})`}
              <p className="text-muted">
                {labels.revoked(one.revokedBy?.name, one.revokedAt.slice(0, 10), one.revokeReason)}
              </p>
            </li>
          ))}
        </ul>
      </details>
    )}
  </>
);
