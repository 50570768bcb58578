import type { BlockedDays, EligibilityReason } from "../codes/leave-eligibility.ts";
import {
  cyclesText,
  cycleText,
  daysText,
  dayText,
  inMonthsText,
  leaveNameSubject,
  leaveNameText,
  lengthText,
  monthsText,
  type NamedLeave,
  rangeText,
} from "./leave-text.ts";

const remain = (days: number) => (days === 0 || days === 1 ? "remains" : "remain");

/** The only home of this text. */
export function eligibilityText({ code, values }: EligibilityReason): string {
  switch (code) {
    case "fits":
      return fitsText(values);
    case "outside-employment":
      return employmentText(values);
    case "blocked":
      return `${blockedText(values, values)} Please choose another ${values.field === "startDate" ? "start" : "end"} date.`;
    case "within-notice":
      return `Annual leave cannot be taken during notice, ${rangeText(values)} (${values.section}).`;
    case "short-notice":
      return `Your policy wants ${daysText(values.noticeDays)} of notice. The earliest start date is ${dayText(values.earliest)}.`;
    case "too-long-ago":
      return `Your policy lets you enter leave from ${dayText(values.earliest)} on. Please ask your manager to book it for you.`;
    case "waiting":
      return `There is ${leaveNameText(values)} from ${dayText(values.earliest)} on, after ${monthsText(values.months)} of employment.`;
    case "ends-before-start":
      return "End date cannot be before start date";
    case "not-offered":
      return `Your company does not offer ${leaveNameText(values)}.`;
    case "not-for-you":
      return `${leaveNameSubject(values)} is not offered to you. Please ask your manager to book it for you.`;
    case "whole-days":
      return `${leaveNameSubject(values)} is taken in whole days.`;
    case "not-bookable":
      return `Leave can be booked between ${dayText(values.startDate)} and ${dayText(values.endDate)}.`;
    case "too-long":
      return `One request can span at most ${values.maxDays} days.`;
    case "no-working-days":
      return "These dates are only weekends and public holidays, so no leave is needed.";
    case "not-a-working-day": {
      const { date, holiday } = values;
      const what = holiday === null ? "not a working day" : `a public holiday (${holiday})`;
      return `${dayText(date)} is ${what}, so no leave is needed.`;
    }
    case "overlapping":
      return `These dates overlap with ${leaveNameText(values)} ${rangeText(values)}, which is ${values.leaveStatus}.`;
    case "too-few-days":
      return tooFewDaysText(values);
  }
}

type ValuesOf<Code extends EligibilityReason["code"]> = Extract<
  EligibilityReason,
  { code: Code }
>["values"];

function fitsText(values: ValuesOf<"fits">): string {
  const { duration, remaining, belowZero = 0, blocked, certificateDue, cycles, parental } = values;
  const certificate = certificateDue
    ? ` A medical certificate is due by ${dayText(certificateDue)}.`
    : "";
  const what = `This takes ${daysText(duration)} of ${leaveNameText(values)}`;
  const after =
    remaining === null
      ? ""
      : `; ${remainingText(remaining, { belowZero, isParental: parental !== undefined })}`;
  const split = cycles ? ` That is ${cyclesText(cycles)}.` : "";
  return `${what}${after}.${belowZeroText(belowZero)}${split}${blocked ? ` ${blockedText(values, blocked)} You can book it all the same.` : ""}${certificate}${lengthAfter(values)}`;
}

/** Says how far a balance may go, for policies that let it go below 0. */
const belowZeroText = (days: number): string =>
  days > 0 ? ` The balance can go down to ${daysText(-days)}.` : "";

/** Below 0 if the policy or the law lets it be, or if later leave takes days that are still to be earned. */
function remainingText(
  days: number,
  { belowZero, isParental }: { belowZero: number; isParental: boolean },
): string {
  if (days >= 0) return `${days === 0 ? "none" : daysText(days)} ${remain(days)} after that`;
  if (belowZero > 0 && days >= -belowZero) return `the balance is ${daysText(days)} after that`;
  return isParental
    ? `${daysText(-days)} more than remain, as the law grants it`
    : `${daysText(-days)} of later leave ${-days === 1 ? "is" : "are"} still to be earned`;
}

/** The length in months; its provision only without further text. */
function lengthAfter({ inMonths, parental }: Pick<ValuesOf<"fits">, "inMonths" | "parental">) {
  if (!inMonths) return "";
  return parental ? ` It lasts ${lengthText(inMonths)}.` : ` ${inMonthsText(inMonths)}`;
}

function blockedText(leave: NamedLeave, { department, reason, ...dates }: BlockedDays): string {
  const where = department === null ? "" : ` in ${department}`;
  return `${leaveNameSubject(leave)} is blocked${where} ${rangeText(dates)} (${reason}).`;
}

function employmentText({ startDate, endDate }: ValuesOf<"outside-employment">): string {
  if (startDate && endDate)
    return `Leave can be booked within the employment, from ${dayText(startDate)} to ${dayText(endDate)}.`;
  return startDate
    ? `Leave can be booked from ${dayText(startDate)} on, the first day of the employment.`
    : `Leave can be booked until ${dayText(endDate ?? "")}, the last day of the employment.`;
}

function tooFewDaysText(values: ValuesOf<"too-few-days">) {
  const { duration, available, belowZero = 0, pending, cycle } = values;
  const left = available === 0 ? "No" : `Only ${daysText(available)} of`;
  const after = pending > 0 ? " after pending requests" : "";
  const of = cycle ? ` of ${cycleText(cycle)}` : "";
  const can = belowZero > 0 ? "can be taken" : remain(available);
  return `${left} ${leaveNameText(values)}${of} ${can}${after}, and this takes ${daysText(duration)}${cycle ? " of it" : ""}.${belowZeroText(belowZero)}${lengthAfter(values)}`;
}
