import type { CalendarEntry } from "#contract/calendar.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { text } from "../text.ts";
import { formOf } from "./event-form.ts";
import { useEventUpdate } from "./use-event-update.ts";

/** Moves a work event to another day with a message; returns the reason for a failure. */
export function useEventMove() {
  const { update } = useEventUpdate();
  return async (entry: CalendarEntry, eventDate: string): Promise<string | undefined> => {
    if (eventDate === entry.date) return undefined;
    const failed = await update(entry, { ...formOf(entry), eventDate });
    if (failed) return failed.isConflict ? text.move.conflict : failed.message;
    toast.success(text.move.moved(entry.name, proseDay(eventDate)));
    return undefined;
  };
}
