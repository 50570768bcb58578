import type { LeaveStatus } from "#contract/codes/leave-status.ts";
import { balanceOfLeaveType } from "#contract/codes/leave-type.ts";
import type { LeaveEligibility } from "#contract/leave.ts";
import { balanceOf, type Grant } from "./balances/balances.ts";
import { type DatesAsked, leaveDuration } from "./leave-duration.ts";
import type { LeavePolicy } from "./leave-policy.ts";
import { dayInWords, daysInWords, leaveInWords, rangeInWords } from "./wording.ts";
import { daysBetween, overlaps, type WorkCalendar } from "./working-days.ts";

export interface LeaveWithDuration extends DatesAsked {
  duration: number;
}

/** What a person has on a day: the leave beside the one in question, and the days granted. */
export interface Holdings {
  leave: readonly (LeaveWithDuration & { leaveStatus: LeaveStatus })[];
  grants: readonly Grant[];
  day: string;
}

export interface Rules {
  calendar: WorkCalendar;
  policy: LeavePolicy;
}

/** Whether leave of these dates can be booked, how many days it takes, and a sentence that says so (AMB-134). */
export function checkEligibility(
  asked: DatesAsked,
  holdings: Holdings,
  rules: Rules,
): LeaveEligibility {
  const outside = outOfBounds(asked, rules.policy);
  if (outside) return { eligible: false, message: outside, duration: 0 };

  const duration = leaveDuration(asked, rules.calendar, rules.policy);
  const leave = { ...asked, duration };
  const refusal =
    duration === 0 ? nothingToTake(asked, rules.calendar) : refusalFor(leave, holdings);
  return refusal
    ? { eligible: false, message: refusal, duration }
    : { eligible: true, message: takes(leave, holdings), duration };
}

/** Why leave of a known duration does not fit beside what the person has; undefined where it does. */
export function refusalFor(leave: LeaveWithDuration, holdings: Holdings): string | undefined {
  const other = holdings.leave.find(
    (one) => one.leaveStatus !== "rejected" && overlaps(one, leave),
  );
  if (other)
    return `These dates overlap with ${leaveInWords(other.leaveType)} ${rangeInWords(other)}, which is ${other.leaveStatus}.`;

  const balance = drawnOn(leave, holdings);
  if (!balance || leave.duration <= balance.available) return undefined;
  const { available, pending } = balance;
  const rest = available === 0 ? "No" : `Only ${daysInWords(available)} of`;
  const after = pending > 0 ? " after pending requests" : "";
  return `${rest} ${leaveInWords(leave.leaveType)} ${remain(available)}${after}, and this takes ${daysInWords(leave.duration)}.`;
}

/** The balance that a leave draws on as it stands without that leave; undefined for leave that draws on none. */
function drawnOn({ leaveType }: DatesAsked, holdings: Holdings) {
  const name = balanceOfLeaveType[leaveType];
  return name === null ? undefined : balanceOf(name, holdings, holdings.day);
}

function outOfBounds({ startDate, endDate }: DatesAsked, policy: LeavePolicy): string | undefined {
  const { bookable, longestDays } = policy;
  if (endDate < startDate) return "End date cannot be before start date";
  if (startDate < bookable.startDate || endDate > bookable.endDate)
    return `Leave can be booked between ${dayInWords(bookable.startDate)} and ${dayInWords(bookable.endDate)}.`;
  if (daysBetween(startDate, endDate) > longestDays)
    return `One request can span at most ${longestDays} days.`;
  return undefined;
}

function nothingToTake({ startDate, endDate }: DatesAsked, calendar: WorkCalendar): string {
  if (startDate !== endDate)
    return "These dates are only weekends and public holidays, so no leave is needed.";
  const holiday = calendar.holidayOn(startDate);
  const what = holiday ? `a public holiday (${holiday})` : "not a working day";
  return `${dayInWords(startDate)} is ${what}, so no leave is needed.`;
}

function takes(leave: LeaveWithDuration, holdings: Holdings): string {
  const balance = drawnOn(leave, holdings);
  const what = `This takes ${daysInWords(leave.duration)} of ${leaveInWords(leave.leaveType)}`;
  if (!balance) return `${what}.`;
  const left = balance.available - leave.duration;
  return `${what}; ${left === 0 ? "none" : daysInWords(left)} ${remain(left)} after that.`;
}

const remain = (days: number) => (days === 0 || days === 1 ? "remains" : "remain");
