import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { HalvesOfRange, LeaveType } from "#contract/codes/leave.ts";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import type { LeaveEligibility } from "#contract/leave/eligibility.ts";
import { apiQuery } from "#web/api/query-client.ts";

export interface RequestedDates extends HalvesOfRange {
  leaveType: LeaveType;
  startDate: string;
  endDate: string;
  /** What maternity leave is for, if that is stated. */
  parental?: ParentalFacts;
}

export type Eligibility =
  | { state: "unasked" }
  | { state: "checking" }
  | { state: "failed"; checkAgain: () => void }
  | ({ state: "known" } & LeaveEligibility);

const pauseMs = 500;

/** Asks the server whether these dates can be booked, 500 ms after the last change; a change discards the last result at once. */
export function useEligibility(
  requested: RequestedDates | undefined,
  { employeeId, isEnabled }: { employeeId: number; isEnabled: boolean },
): Eligibility {
  const settled = useSettled(requested && JSON.stringify(requested), pauseMs);
  const body: RequestedDates & { employeeId: number } = {
    ...(settled ? JSON.parse(settled) : {}),
    employeeId,
  };
  const { data, isError, isFetching, refetch } = useQuery({
    ...apiQuery("leave.checkDates", { body }),
    enabled: isEnabled && settled !== undefined,
    retry: false,
    // A request that may have been booked is not checked again before it is sent again: it would overlap with itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  if (!requested) return { state: "unasked" };
  if (!settled) return { state: "checking" };
  if (isError && !isFetching) return { state: "failed", checkAgain: () => void refetch() };
  return data ? { state: "known", ...data } : { state: "checking" };
}

/** The text once it has stopped changing for a while; undefined until then. */
function useSettled(text: string | undefined, delayMs: number): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return text === settled ? settled : undefined;
}
