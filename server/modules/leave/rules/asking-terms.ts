import type { LeaveType } from "#contract/codes/leave.ts";
import type { EligibilityReason } from "#contract/codes/leave-eligibility.ts";
import { plusDays } from "../engine/day.ts";
import type { PersonAccount } from "../terms/person-account.ts";
import type { RequestedDates } from "./leave-days.ts";

/** The types that need notice. */
const typesWithNotice: readonly LeaveType[] = ["AnnualLeave", "UnpaidLeave"];

interface Asked {
  /** The day of the request. */
  day: string;
  account: Pick<PersonAccount, "policyOn">;
  /** Whether another person books the leave, which is allowed at any time. */
  isBooking?: boolean | undefined;
}

/** The reason a request is too late, by the policy of its day; undefined if in time. Only annual and unpaid leave need notice. */
export function askedTooLate(
  { leaveType, startDate, endDate }: RequestedDates,
  { day, account, isBooking }: Asked,
): EligibilityReason | undefined {
  const { asking: terms } = account.policyOn(day).terms;
  if (!terms || isBooking) return undefined;
  const { noticeDays, daysBack } = terms;
  const soonest = plusDays(day, noticeDays);
  if (daysBack !== null && startDate < plusDays(day, -daysBack))
    return { code: "too-long-ago", values: { daysBack, earliest: plusDays(day, -daysBack) } };
  // Past leave has its own limit; leave that continues needs notice.
  const goesOn = endDate >= day;
  if (noticeDays > 0 && typesWithNotice.includes(leaveType) && goesOn && startDate < soonest)
    return { code: "short-notice", values: { noticeDays, earliest: soonest } };
  return undefined;
}
