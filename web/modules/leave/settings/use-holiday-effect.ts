import { useQuery } from "@tanstack/react-query";
import type { HolidayEffect } from "#contract/leave/planning/holidays.ts";
import { apiQuery } from "#web/api/query-client.ts";

export type ShownEffect =
  | { state: "unasked" | "checking" | "failed" }
  | { state: "known"; effect: HolidayEffect };

/** Whose leave would take other days if a day became a holiday, or a working day; nothing is asked without a day. */
export function useHolidayEffect(date: string, isWorkingDay: boolean): ShownEffect {
  const { data, isError } = useQuery({
    ...apiQuery("leave.previewHoliday", { body: { date, isWorkingDay } }),
    enabled: date !== "",
    retry: false,
    gcTime: 0,
  });
  if (date === "") return { state: "unasked" };
  if (data) return { state: "known", effect: data };
  return { state: isError ? "failed" : "checking" };
}
