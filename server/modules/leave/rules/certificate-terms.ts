import { isOpen, type LeaveStatus } from "#contract/codes/leave.ts";
import { plusDays } from "../engine/day.ts";
import type { PersonOwnType } from "../own-types/own-balances.ts";
import type { PersonAccount } from "../terms/person-account.ts";
import type { RequestedDates } from "./leave-days.ts";
import type { Rules } from "./leave-duration.ts";
import { workingDaysIn } from "./working-days.ts";

interface SickLeave extends RequestedDates {
  duration: number;
}

interface Existing {
  leave: readonly (SickLeave & { leaveStatus: LeaveStatus })[];
  account: Pick<PersonAccount, "policyOn">;
  ownTypes?: readonly Pick<PersonOwnType, "id" | "certificateAfterDays">[] | undefined;
}

/** BCEA s 23: absent on more than two occasions during an eight-week period. */
const [period, occasions] = [56, 2];

/** For leave of an own type, a certificate is due a week after its end. */
const ownDueDays = 7;

/** A certificate's due date by the policy of the leave's first day, or undefined. Consecutive sick leave is one absence. */
export function certificateDue(
  leave: SickLeave,
  { leave: others, account, ownTypes = [] }: Existing,
  rules: Rules,
): string | undefined {
  const { leaveType, ownType, startDate, endDate, duration } = leave;
  const afterDays = ownTypes.find(({ id }) => id === ownType?.id)?.certificateAfterDays;
  if (typeof afterDays === "number" && duration > afterDays) return plusDays(endDate, ownDueDays);
  const { certificate: terms } = account.policyOn(startDate).terms;
  if (!terms || leaveType !== "SickLeave") return undefined;
  const earliest = plusDays(startDate, -period);
  const before = others.filter(
    (one) =>
      one.leaveType === leaveType &&
      isOpen(one.leaveStatus) &&
      one.startDate <= startDate &&
      one.endDate > earliest,
  );
  const absences = absencesOf([...before, leave], rules);
  const isLong = (absences.at(-1)?.duration ?? 0) > terms.afterDays;
  const isFrequent = terms.isForFrequent && absences.length > occasions;
  return isLong || isFrequent ? plusDays(endDate, terms.dueDays) : undefined;
}

/** Absences in order; leave without a working day between is one. */
function absencesOf(leave: readonly SickLeave[], rules: Rules): Pick<SickLeave, "duration">[] {
  const absences: { endDate: string; duration: number }[] = [];
  const inOrder = leave.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1));
  for (const { startDate, endDate, duration } of inOrder) {
    const last = absences.at(-1);
    if (last && !isWorkBetween(last.endDate, startDate, rules)) {
      last.endDate = endDate;
      last.duration += duration;
    } else absences.push({ endDate, duration });
  }
  return absences;
}

function isWorkBetween(last: string, next: string, { calendar, pattern }: Rules): boolean {
  const [startDate, endDate] = [plusDays(last, 1), plusDays(next, -1)];
  return startDate <= endDate && workingDaysIn({ startDate, endDate }, calendar, pattern) > 0;
}
