import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiQuery, queryClient } from "#web/api/query-client.ts";
import { monthOfDay } from "#web/ui/date/month-grid.ts";
import { addMonths } from "#web/ui/date/plain-day.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { text } from "./text.ts";

const monthAfter = (month: string, count: number) => monthOfDay(addMonths(`${month}-01`, count));

const queryOf = (month: string | undefined, search: string | undefined) =>
  apiQuery("calendar.month", { query: { month, search } });

/** The URL's month, or this one, by one call; its neighbours are prefetched afterwards. */
export function useMonth({ month: asked, search }: { month?: string; search?: string }) {
  const { data, isError, refetch } = useQuery(queryOf(asked, search));
  const today = useLastValue(data?.today) ?? currentDay();
  const month = asked ?? monthOfDay(today);
  const shown = data?.month;
  useEffect(() => {
    if (shown === undefined) return;
    for (const count of [1, -1])
      void queryClient.prefetchQuery(queryOf(monthAfter(shown, count), search));
  }, [shown, search]);
  const isMissing = data?.areHolidaysMissing === true;
  useEffect(() => {
    if (isError) toast.error(text.failedShort);
  }, [isError]);
  useEffect(() => {
    if (isMissing) toast.error(text.holidaysFailed);
  }, [isMissing]);
  return {
    data,
    isError,
    refetch,
    today,
    month,
    /** The month's name in the URL; undefined for this month. */
    named: (other: string) => (other === monthOfDay(today) ? undefined : other),
    monthAfter: (count: number) => monthAfter(month, count),
  };
}
