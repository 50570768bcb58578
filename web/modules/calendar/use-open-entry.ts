import { useEffect, useEffectEvent } from "react";
import type { CalendarEntry, CalendarMonth } from "#contract/calendar.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import type { CalendarSearch } from "./calendar-search.ts";
import { text } from "./text.ts";

/** The entry that the URL names: in the month, or else among all of its day; one that no longer exists is closed. */
export function useOpenEntry(
  { entry: id, on }: CalendarSearch,
  month: CalendarMonth | undefined,
  onGone: () => void,
): CalendarEntry | undefined {
  const isOpen = id !== undefined && on !== undefined;
  const isTheOne = (entry: CalendarEntry) => entry.id === id && entry.date === on;
  const inMonth = month?.days.flatMap(({ entries }) => entries).find(isTheOne);
  const { data, isSuccess, isPlaceholderData } = useApiQuery(
    "calendar.day",
    { query: { day: on ?? "2000-01-01", pageSize: 2000 } },
    { isEnabled: isOpen && month !== undefined && inMonth === undefined },
  );
  const inDay = data?.items.find(isTheOne);
  const found = inMonth ?? inDay;
  const isGone = isOpen && month !== undefined && isSuccess && !isPlaceholderData && !found;
  const sayGone = useEffectEvent(() => {
    toast.error(text.event.gone);
    onGone();
  });
  useEffect(() => {
    if (isGone) sayGone();
  }, [isGone]);
  return isOpen ? found : undefined;
}
