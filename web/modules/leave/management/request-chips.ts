import { leaveStatusLabels, leaveTypeLabels } from "#contract/codes/leave.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { text } from "../text.ts";
import type { RequestFilter } from "./leave-management-search.ts";

const { requests: labels } = text.management;

interface RequestChip {
  field: string;
  value: string;
  clears: RequestFilter;
}

function daysOf({ from, to }: RequestFilter): string | undefined {
  if (from && to) return proseDays(from, to);
  if (from) return labels.since(proseDay(from));
  return to && labels.until(proseDay(to));
}

export function requestChipsOf(filter: RequestFilter): RequestChip[] {
  const { type, status } = filter;
  const days = daysOf(filter);
  return [
    ...(type
      ? [{ field: labels.type, value: leaveTypeLabels[type], clears: { type: undefined } }]
      : []),
    ...(status
      ? [{ field: labels.status, value: leaveStatusLabels[status], clears: { status: undefined } }]
      : []),
    ...(days
      ? [{ field: labels.days, value: days, clears: { from: undefined, to: undefined } }]
      : []),
  ];
}
