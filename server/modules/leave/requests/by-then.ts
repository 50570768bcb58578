import { balanceOfLeaveType } from "#contract/codes/leave.ts";
import type { LeaveOutlook } from "#contract/leave/requests/outlook.ts";
import { type BalanceSources, balanceOf } from "../balances/balances.ts";
import type { RequestedDates } from "../rules/requested-dates.ts";

/** What a person can ask for on the day on which leave begins, if a policy gives or takes days until then; null otherwise. */
export function byThen(
  { leaveType, startDate }: Pick<RequestedDates, "leaveType" | "startDate">,
  sources: BalanceSources,
  today: string,
): LeaveOutlook["byThen"] {
  const balance = balanceOfLeaveType[leaveType];
  // Time in lieu follows no policy. Without one leave is checked against what there is today.
  if (balance === null || balance === "timeInLieu" || !sources.account || startDate <= today)
    return null;
  const [now, then] = [today, startDate].map((day) => balanceOf(balance, sources, day).available);
  if (now === undefined || then === undefined || now === then) return null;
  return { date: startDate, available: then, availableToday: now };
}
