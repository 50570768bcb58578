import { isOffered, isOpen, type LeaveStatus, type OfferedLeave } from "#contract/codes/leave.ts";
import type { BlockedDays, EligibilityReason } from "#contract/codes/leave-eligibility.ts";
import type { LeaveEligibility } from "#contract/leave/eligibility.ts";
import { eligibilityText } from "#contract/rules/eligibility-text.ts";
import type { PastEmployment } from "#server/organisation/past-employments.ts";
import type { Grant } from "../balances/balances.ts";
import { sumOf } from "../engine/amounts.ts";
import type { PersonOwnType } from "../own-types/own-balances.ts";
import { blockedDaysIn, type PersonDayRule } from "../planning/day-rules/person-day-rules.ts";
import type { PersonAccount } from "../terms/person-account.ts";
import { askedTooLate } from "./asking-terms.ts";
import { certificateDue } from "./certificate-terms.ts";
import {
  belowZeroAfter,
  type CostedLeave,
  type CycleBalance,
  cycleBalances,
  remainingAfter,
} from "./cycle-balances.ts";
import { daysOfLeave, type RequestedDates } from "./leave-days.ts";
import { countedParts, type Rules } from "./leave-duration.ts";
import type { LeavePolicy } from "./leave-policy.ts";
import { monthsOfLeave } from "./months-of-leave.ts";
import { grantedLeave } from "./parental-grant.ts";
import { daysBetween, overlaps, type WorkCalendar } from "./working-days.ts";

export interface LeaveWithDuration extends RequestedDates {
  duration: number;
}

export interface Employment {
  startDate: string | null;
  endDate: string | null;
  /** The day on which notice of the last day was given, where the law bars annual leave from then on. */
  noticeGivenOn?: string | null;
  /** Earlier employments. */
  past?: readonly Pick<PastEmployment, "from" | "to">[];
}

/** An employee's other leave and grants on a day. */
export interface ExistingLeave {
  leave: readonly (LeaveWithDuration & { leaveStatus: LeaveStatus })[];
  grants: readonly Grant[];
  day: string;
  /** The first and last day of employment, if set. */
  employment: Employment;
  account: PersonAccount;
  /** The company's optional types; others are refused. */
  offered: OfferedLeave;
  /** The company's own types, as they are for the employee. */
  ownTypes?: readonly PersonOwnType[] | undefined;
  /** The employee's day rules. */
  dayRules?: readonly PersonDayRule[] | undefined;
  /** Whether another person books the leave: blocked days only warn, and no date is too late. */
  isBooking?: boolean | undefined;
}

/** Whether these dates can be booked, their days and the reason (AMB-134). */
export function checkEligibility(
  requested: RequestedDates,
  existing: ExistingLeave,
  rules: Rules,
): LeaveEligibility {
  const outside = notOffered(requested, existing) ?? outOfBounds(requested, rules.policy);
  if (outside) return { ...withText(outside), eligible: false, duration: 0 };

  const leave = costedLeave(requested, existing, rules);
  const { duration } = leave;
  const found = blockedDaysIn(requested, existing.dayRules ?? [], rules);
  const refusal =
    duration === 0 && !isGranted(leave)
      ? noWorkingDays(requested, rules.calendar)
      : found && !existing.isBooking
        ? ({
            code: "blocked",
            values: { ...found.blocked, ...typeOf(requested), field: found.field },
          } as const)
        : (refusalFor(leave, existing, rules) ?? askedTooLate(requested, existing));
  return refusal
    ? { ...withText(refusal), eligible: false, duration }
    : { ...withText(fitsReason(leave, existing, rules, found?.blocked)), eligible: true, duration };
}

function notOffered(
  requested: RequestedDates,
  { offered, ownTypes = [], isBooking = false }: ExistingLeave,
): EligibilityReason | undefined {
  const { leaveType } = requested;
  if (leaveType === "OwnLeave") return notOpen(requested, ownTypes, isBooking);
  if (isOffered(leaveType, offered)) return undefined;
  return { code: "not-offered", values: { leaveType } };
}

/** Why leave of an own type cannot be asked for, or booked for somebody, on any day. */
function notOpen(
  { leaveType, ownType, startHalf, endHalf }: RequestedDates,
  ownTypes: readonly PersonOwnType[],
  isBooking: boolean,
): EligibilityReason | undefined {
  const type = ownTypes.find(({ id }) => id === ownType?.id);
  const values = { leaveType, ownType };
  if (!type || type.isClosed) return { code: "not-offered", values };
  if (!type.mayAsk && !isBooking) return { code: "not-for-you", values };
  const field =
    startHalf === "afternoon" ? "startHalf" : endHalf === "morning" ? "endHalf" : undefined;
  return field && !type.hasHalfDays
    ? { code: "whole-days", values: { ...values, field } }
    : undefined;
}

/** The cost of these dates, and the part granted by law. */
function costedLeave(
  requested: RequestedDates,
  { leave: others }: Pick<ExistingLeave, "leave">,
  rules: Rules,
): CostedLeave {
  const parts = countedParts(requested, rules, others);
  const duration = sumOf(parts.map((part) => part.duration));
  const granted = grantedLeave(requested, rules.policy, others);
  const days = parts.flatMap((part) => daysOfLeave(part, rules));
  const within = days.filter(({ date }) => granted && date <= granted.lastDay);
  const isWorked = within.some(({ reason }) => reason === "worked" || reason === "within-months");
  const grantedDays = isWorked ? sumOf(within.map(({ cost }) => cost)) : undefined;
  return { ...requested, duration, days, grantedDays };
}

/** Whether the law grants all of it. */
const isGranted = ({ grantedDays, duration }: CostedLeave): boolean =>
  grantedDays !== undefined && grantedDays >= duration;

const withText = <Reason extends EligibilityReason>(reason: Reason) => ({
  ...reason,
  message: eligibilityText(reason),
});

/** Why leave of a known duration does not fit; undefined if it does. */
export function refusalFor(
  leave: CostedLeave,
  existing: ExistingLeave,
  rules?: Pick<Rules, "policy">,
): EligibilityReason | undefined {
  const { startDate, endDate, past = [] } = existing.employment;
  const employments = [...past, { from: startDate, to: endDate }];
  if (employments.every((one) => isOutside(leave, one)))
    return { code: "outside-employment", values: { startDate, endDate } };
  const notice = withinNotice(leave, existing.employment);
  if (notice) return notice;
  const other = existing.leave.find((one) => isOpen(one.leaveStatus) && overlaps(one, leave));
  if (other) return { code: "overlapping", values: statedOf(other) };
  const short = cycleBalances(leave, existing).find((one) => one.duration > one.available);
  return short && !isGranted(leave) ? tooFewDays(leave, short, existing, rules) : undefined;
}

function tooFewDays(
  leave: CostedLeave,
  short: CycleBalance,
  existing: ExistingLeave,
  rules: Pick<Rules, "policy"> | undefined,
): EligibilityReason {
  const { duration, available, pending, cycle, waiting } = short;
  const belowZero = belowZeroAfter(leave, existing);
  if (waiting && available === 0)
    return {
      code: "waiting",
      values: { ...typeOf(leave), months: waiting.months, earliest: waiting.until },
    };
  const inMonths = rules && monthsOfLeave(leave, rules.policy, existing.leave);
  const parental = rules && grantedLeave(leave, rules.policy, existing.leave)?.grant;
  const values = {
    ...typeOf(leave),
    duration,
    available,
    pending,
    ...(belowZero > 0 && { belowZero }),
    ...(cycle && { cycle }),
    ...(inMonths && { inMonths }),
    ...(parental && { parental }),
  };
  return { code: "too-few-days", values };
}

/** BCEA s 20(5)(b): annual leave is not taken during a period of notice. */
function withinNotice(
  { leaveType, endDate }: RequestedDates,
  { endDate: lastDay, noticeGivenOn }: Employment,
): EligibilityReason | undefined {
  if (leaveType !== "AnnualLeave" || !lastDay || !noticeGivenOn) return undefined;
  if (endDate < noticeGivenOn) return undefined;
  return {
    code: "within-notice",
    values: { startDate: noticeGivenOn, endDate: lastDay, section: "BCEA s 20(5)" },
  };
}

const typeOf = ({ leaveType, ownType }: Pick<RequestedDates, "leaveType" | "ownType">) => ({
  leaveType,
  ...(ownType && { ownType }),
});

const statedOf = ({
  leaveStatus,
  startDate,
  endDate,
  ...leave
}: ExistingLeave["leave"][number]) => ({
  ...typeOf(leave),
  leaveStatus,
  startDate,
  endDate,
});

const isOutside = (
  leave: RequestedDates,
  { from, to }: { from: string | null; to: string | null },
) => (from !== null && leave.startDate < from) || (to !== null && leave.endDate > to);

function outOfBounds(
  { startDate, endDate }: RequestedDates,
  { bookable, maxDays }: LeavePolicy,
): EligibilityReason | undefined {
  if (endDate < startDate) return { code: "ends-before-start", values: {} };
  if (startDate < bookable.startDate || endDate > bookable.endDate)
    return { code: "not-bookable", values: bookable };
  if (daysBetween(startDate, endDate) > maxDays) return { code: "too-long", values: { maxDays } };
  return undefined;
}

function noWorkingDays(
  { startDate, endDate }: RequestedDates,
  calendar: WorkCalendar,
): EligibilityReason {
  if (startDate !== endDate) return { code: "no-working-days", values: {} };
  const holiday = calendar.holidayOn(startDate) ?? null;
  return { code: "not-a-working-day", values: { date: startDate, holiday } };
}

function fitsReason(
  leave: CostedLeave,
  existing: ExistingLeave,
  rules: Rules,
  blocked: BlockedDays | undefined,
): EligibilityReason {
  const { duration } = leave;
  const due = certificateDue(leave, existing, rules);
  const inMonths = monthsOfLeave(leave, rules.policy, existing.leave);
  const parental = grantedLeave(leave, rules.policy, existing.leave)?.grant;
  const remaining = remainingAfter(leave, existing);
  const belowZero = belowZeroAfter(leave, existing);
  const cycles = cycleBalances(leave, existing).flatMap((one) =>
    one.cycle ? [{ ...one.cycle, days: one.duration }] : [],
  );
  return {
    code: "fits",
    values: {
      ...typeOf(leave),
      duration,
      remaining,
      ...(belowZero > 0 && { belowZero }),
      ...(cycles.length > 0 && { cycles }),
      ...(blocked && { blocked }),
      ...(due && { certificateDue: due }),
      ...(inMonths && { inMonths }),
      ...(parental && { parental }),
    },
  };
}
