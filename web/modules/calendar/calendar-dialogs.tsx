import type { CalendarMonth } from "#contract/calendar.ts";
import type { CalendarKind } from "#contract/codes/calendar.ts";
import type { CalendarSearch } from "./calendar-search.ts";
import { DayDialog } from "./day-dialog.tsx";
import { EditEventDialog } from "./edit-event-dialog.tsx";
import { NewEventDialog } from "./new-event-dialog.tsx";
import { useOpenEntry } from "./use-open-entry.ts";
import { ViewEntryDialog } from "./view-entry-dialog.tsx";

interface CalendarDialogsProps {
  search: CalendarSearch;
  change: (next: Partial<CalendarSearch>, how?: { isReplacing?: boolean }) => void;
  kinds: readonly CalendarKind[];
  month: CalendarMonth | undefined;
  mayEdit: boolean;
  onAdd: (day: string) => void;
}

const replacing = { isReplacing: true } as const;

/** What is open over the calendar: the list of a day, an entry, or the form for a new event. */
export function CalendarDialogs(props: CalendarDialogsProps) {
  const { search, change, kinds, month, mayEdit, onAdd } = props;
  const closeEntry = () => change({ entry: undefined, on: undefined }, replacing);
  const entry = useOpenEntry(search, month, closeEntry);
  const isEditable = mayEdit && entry?.type === "WorkEvent";
  return (
    <>
      <DayDialog
        day={search.entry === undefined ? search.day : undefined}
        kinds={kinds}
        search={search.search}
        onEntry={({ id, date }) => change({ entry: id, on: date })}
        onAdd={mayEdit ? onAdd : undefined}
        onClose={() => change({ day: undefined }, replacing)}
      />
      {mayEdit && (
        <>
          <NewEventDialog day={search.add} onClose={() => change({ add: undefined }, replacing)} />
          <EditEventDialog entry={isEditable ? entry : undefined} onClose={closeEntry} />
        </>
      )}
      <ViewEntryDialog entry={isEditable ? undefined : entry} onClose={closeEntry} />
    </>
  );
}
