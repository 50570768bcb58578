import { type LeaveType, leaveTypeLabels } from "../codes/leave.ts";
import type { DaysInCycle, MonthsOfLeave } from "../codes/leave-eligibility.ts";
import { numberText } from "./text.ts";

interface DateRange {
  startDate: string;
  endDate: string;
}

const mediumDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

export const dayText = (date: string): string => mediumDate.format(new Date(date));

/** "on Mar 2, 2026", or "from Mar 2, 2026 to Mar 6, 2026". */
export const rangeText = ({ startDate, endDate }: DateRange): string =>
  startDate === endDate
    ? `on ${dayText(startDate)}`
    : `from ${dayText(startDate)} to ${dayText(endDate)}`;

/** "1 day", "2.5 days", "−1 day". */
export const daysText = (days: number): string =>
  `${numberText(days)} ${Math.abs(days) === 1 ? "day" : "days"}`;

/** Leave as its readings name it. */
export interface NamedLeave {
  leaveType: LeaveType;
  ownType?: { name: string } | null | undefined;
}

/** The name of leave: the documented label, or that of the company's own type. */
export const leaveName = ({ leaveType, ownType }: NamedLeave): string =>
  ownType?.name ?? leaveTypeLabels[leaveType];

/** The same within a sentence: "annual leave", "Birthday Leave". */
export const leaveNameText = ({ leaveType, ownType }: NamedLeave): string =>
  ownType?.name ?? leaveTypeLabels[leaveType].toLowerCase();

/** The same at the start of a sentence. */
export const leaveNameSubject = (leave: NamedLeave): string => {
  const name = leaveNameText(leave);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

export const monthsText = (months: number): string =>
  `${months} ${months === 1 ? "month" : "months"}`;

/** "4 months", "4 months and 1 day", "10 days". */
export function lengthText({ months, days }: Pick<MonthsOfLeave, "months" | "days">): string {
  if (months === 0) return daysText(days);
  return days === 0 ? monthsText(months) : `${monthsText(months)} and ${daysText(days)}`;
}

/** The length in months, with the section. */
export const lengthBySection = ({
  section,
  ...length
}: Pick<MonthsOfLeave, "months" | "days" | "section">): string =>
  section === null ? lengthText(length) : `${lengthText(length)} (${section})`;

/** A sentence on the length in months. */
export function inMonthsText(leave: MonthsOfLeave): string {
  const { granted, section, beyondFrom } = leave;
  if (beyondFrom === null) return `It lasts ${lengthBySection(leave)}.`;
  const months = `the ${monthsText(granted)}${section === null ? "" : ` of ${section}`}`;
  return `It lasts ${lengthText(leave)}; from ${dayText(beyondFrom)} on it is beyond ${months}.`;
}

type Cycle = Pick<DaysInCycle, "from" | "to">;

const isYear = ({ from, to }: Cycle): boolean =>
  from === `${to.slice(0, 4)}-01-01` && to.endsWith("-12-31");

export const cycleText = (cycle: Cycle): string =>
  isYear(cycle) ? cycle.from.slice(0, 4) : `the cycle until ${dayText(cycle.to)}`;

/** "2 days of 2026 and 3 days of 2027". */
export const cyclesText = (cycles: readonly DaysInCycle[]): string =>
  cycles.map(({ days, ...cycle }) => `${daysText(days)} of ${cycleText(cycle)}`).join(" and ");
