import type { CalendarKind } from "#contract/codes/calendar.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { useMediaQuery } from "#web/ui/use-media-query.ts";
import { MonthGrid, type MonthGridProps } from "./month-grid.tsx";
import { shownOf } from "./shown-day.ts";
import { text } from "./text.ts";
import type { useMonth } from "./use-month.ts";
import { WeekList } from "./week-list.tsx";

type CalendarMonthViewProps = Omit<MonthGridProps, "month" | "days" | "today"> & {
  month: ReturnType<typeof useMonth>;
  kinds: readonly CalendarKind[];
  isSearching: boolean;
};

const frame = "overflow-hidden rounded-lg border border-line bg-card";

/** The month as a grid with two entries a day; where its cells would cut them, a list with one. */
export function CalendarMonthView(props: CalendarMonthViewProps) {
  const { month: query, kinds, isSearching, ...handlers } = props;
  const isSmall = useMediaQuery("(max-width: 899px)");
  const { data, isError, refetch, month, today } = query;
  if (isError && !data)
    return (
      <div className={frame}>
        <ErrorState message={text.failed} onRetry={() => void refetch()} />
      </div>
    );
  if (!data)
    return (
      <div className={frame}>
        <Delayed label={text.loading}>
          <p className="px-3 py-2.5 text-muted text-xs">{text.loading}</p>
          <Skeleton className="h-160 rounded-none" />
        </Delayed>
      </div>
    );
  const days = data.days.map((day) => shownOf(day, kinds, isSmall ? 1 : 2));
  const found = days
    .filter(({ date }) => date.startsWith(month))
    .reduce((sum, { entries, more, awayCount }) => sum + entries.length + more + awayCount, 0);
  return (
    <>
      {isSearching && (
        <p role="status" className="text-muted text-sm">
          {text.found(found)}
        </p>
      )}
      <div className={frame}>
        {isSmall ? (
          <WeekList {...{ month, days, today }} onDay={handlers.onDay} onEntry={handlers.onEntry} />
        ) : (
          <MonthGrid {...handlers} {...{ month, days, today }} />
        )}
      </div>
    </>
  );
}
