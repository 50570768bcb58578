import type { LeaveType } from "#contract/codes/leave.ts";
import type { EligibilityReason } from "#contract/codes/leave-eligibility.ts";
import { plusDays } from "../engine/day.ts";
import type { PersonAccount } from "../terms/person-account.ts";
import type { RequestedDates } from "./leave-days.ts";

/** The leave of which notice is wanted. */
const typesWithNotice: readonly LeaveType[] = ["AnnualLeave", "UnpaidLeave"];

interface Asked {
  /** The day on which it is asked for. */
  day: string;
  account?: Pick<PersonAccount, "policyOn"> | undefined;
  /** Whether someone else books the leave: they may at any time. */
  isBooking?: boolean | undefined;
}

/**
 * Why leave is asked for too late, by the policy of the day on which it is asked for; undefined if it is in time. Notice is wanted
 * of annual and unpaid leave alone.
 */
export function askedTooLate(
  { leaveType, startDate, endDate }: RequestedDates,
  { day, account, isBooking }: Asked,
): EligibilityReason | undefined {
  const terms = account?.policyOn(day)?.terms.asking;
  if (!terms || isBooking) return undefined;
  const { noticeDays, daysBack } = terms;
  const soonest = plusDays(day, noticeDays);
  if (daysBack !== null && startDate < plusDays(day, -daysBack))
    return { code: "too-long-ago", values: { daysBack, earliest: plusDays(day, -daysBack) } };
  // What is over is entered late, for which there is the other term; what goes on after its first day is not.
  const goesOn = endDate >= day;
  if (noticeDays > 0 && typesWithNotice.includes(leaveType) && goesOn && startDate < soonest)
    return { code: "short-notice", values: { noticeDays, earliest: soonest } };
  return undefined;
}
