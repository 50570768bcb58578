import { useQuery } from "@tanstack/react-query";
import type { Area } from "#contract/places.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { waitingFor } from "./waiting.ts";
import { summaryOf, type WaitingSummary } from "./waiting-summary.ts";

/** The first things of the dashboard's list, the most urgent first, and whether they are still loading. */
export function useWaiting(area: Area, count: number) {
  const isSuperadmin = area === "superadmin";
  // Both share the dashboard's cache.
  const company = useQuery({ ...apiQuery("dashboard.superadmin", {}), enabled: isSuperadmin });
  const own = useQuery({ ...apiQuery("dashboard.staff", {}), enabled: !isSuperadmin });
  const { data, isPending, isError } = isSuperadmin ? company : own;
  const all = data ? waitingFor(data).flatMap(({ items }) => items) : [];
  const waiting = all
    .slice(0, count)
    .map((one): WaitingSummary => summaryOf(one, data?.today ?? "", area));
  return { waiting, isLoading: isPending && !isError };
}
