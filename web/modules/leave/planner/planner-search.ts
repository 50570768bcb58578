import { maxPlanned } from "#contract/codes/leave.ts";
import { countingNumber, isDay } from "#web/ui/table/list-search.ts";

export interface PlannerSearch {
  /** A day of the first week. */
  from?: string;
  weeks?: number;
  department?: number;
  page?: number;
  /** The person of the booking. */
  book?: number;
}

/** Reads the planner's state from the URL without invalid values. */
export function readPlannerSearch(given: Record<string, unknown>): PlannerSearch {
  const [weeks, department, page] = [given.weeks, given.department, given.page].map(countingNumber);
  const book = countingNumber(given.book);
  return {
    ...(isDay(given.from) && { from: given.from }),
    ...(weeks && weeks <= maxPlanned.weeks && { weeks }),
    ...(department && { department }),
    ...(page && page > 1 && { page }),
    ...(book && { book }),
  };
}
