import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { CalendarDialogs } from "./calendar-dialogs.tsx";
import { CalendarMonthView } from "./calendar-month-view.tsx";
import { kindsAtFirst, readCalendarSearch } from "./calendar-search.ts";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import { FilterPopover } from "./filter-popover.tsx";
import { Legend } from "./legend.tsx";
import { SubscribeButton } from "./subscribe-dialog.tsx";
import { text } from "./text.ts";
import { useCurrentDay } from "./use-current-day.ts";
import { useEventDrag } from "./use-event-drag.ts";
import { useMonth } from "./use-month.ts";

const replacing = { isReplacing: true } as const;

/** The company's calendar: a month of work events, holidays, birthdays and absences. */
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
