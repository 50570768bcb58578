import { useRef, useState } from "react";
import type { CalendarEntry } from "#contract/calendar.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { monthOfDay } from "#web/ui/date/month-grid.ts";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { CalendarDialogs } from "./calendar-dialogs.tsx";
import { CalendarMonthView } from "./calendar-month-view.tsx";
import { kindsAtFirst, readCalendarSearch } from "./calendar-search.ts";
import { CalendarToolbar, FilterPopover, Legend } from "./calendar-toolbar.tsx";
import { useEventMove } from "./events/use-event-move.ts";
import { SubscribeButton } from "./subscribe-dialog.tsx";
import { text } from "./text.ts";
import { useMonth } from "./use-month.ts";

const replacing = { isReplacing: true } as const;

export function CalendarPage() {
  const me = useCurrentEmployee();
  const mayEdit = areaOf(me) === "superadmin";
  const { search, change } = useUrlSearch(readCalendarSearch);
  const kinds = search.kinds ?? kindsAtFirst(me.can.reviewLeave);
  const month = useMonth(search);
  const region = month.data?.region ?? "ZA";
  const { isThisMonth, goTo, goByKey, ...keyboard } = useCurrentDay(month, (shown) =>
    change({ month: shown }, replacing),
  );
  const drag = useEventDrag();
  const add = (day: string) => change({ add: day, day: undefined });

  return (
    <div className="flex flex-col gap-4">
      <PageHeader title={text.title} />
      <CalendarToolbar
        month={month.month}
        isThisMonth={isThisMonth}
        search={search.search ?? ""}
        onStep={(months) => change({ month: month.named(month.monthAfter(months)) })}
        onToday={() => goTo(month.today)}
        onSearch={(typed) => change({ search: typed || undefined }, replacing)}
        onAdd={mayEdit ? () => add(keyboard.current) : undefined}
        filter={
          <FilterPopover
            region={region}
            shown={kinds}
            onShow={(shown) => change({ kinds: shown }, replacing)}
          />
        }
      />
      <CalendarMonthView
        {...(mayEdit && drag)}
        month={month}
        kinds={kinds}
        isSearching={search.search !== undefined}
        {...keyboard}
        onCurrent={goTo}
        onGo={goByKey}
        onDay={(day) => change({ day })}
        onEntry={({ id, date }) => change({ entry: id, on: date })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Legend region={region} shown={kinds} />
        <SubscribeButton />
      </div>
      <CalendarDialogs {...{ search, change, kinds, mayEdit }} month={month.data} onAdd={add} />
    </div>
  );
}

type Shown = Pick<ReturnType<typeof useMonth>, "month" | "today" | "named">;

/** The keyboard's day: the last one reached, else today, else the first of the month. */
function useCurrentDay(
  { month, today, named }: Shown,
  onMonth: (month: string | undefined) => void,
) {
  const [chosen, setChosen] = useState<string>();
  const isThisMonth = monthOfDay(today) === month;
  const atFirst = isThisMonth ? today : `${month}-01`;
  const current = chosen && monthOfDay(chosen) === month ? chosen : atFirst;
  const goTo = (date: string) => {
    setChosen(date);
    if (monthOfDay(date) !== month) onMonth(named(monthOfDay(date)));
  };
  const focusDue = useRef<string>(undefined);
  const goByKey = (date: string) => {
    focusDue.current = date;
    goTo(date);
  };
  return { current, isThisMonth, goTo, goByKey, focusDue };
}

function useEventDrag() {
  const dragged = useRef<CalendarEntry>(undefined);
  const move = useEventMove();
  const drop = async (date: string) => {
    const entry = dragged.current;
    dragged.current = undefined;
    const failed = entry && (await move(entry, date));
    if (failed !== undefined) toast.error(text.event.failedBecause(failed));
  };
  return {
    onDrag: (entry: CalendarEntry) => {
      dragged.current = entry;
    },
    onDrop: (date: string) => void drop(date),
  };
}
