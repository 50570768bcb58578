import { useRef } from "react";
import type { CalendarEntry } from "#contract/calendar.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "./text.ts";
import { useEventMove } from "./use-event-move.ts";

export function useEventDrag() {
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
