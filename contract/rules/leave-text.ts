import { type LeaveType, leaveTypeLabels } from "../codes/leave-type.ts";

interface DateRange {
  startDate: string;
  endDate: string;
}

const mediumDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A day as users read it: "Mar 2, 2026". */
export const dayText = (date: string): string => mediumDate.format(new Date(date));

/** "on Mar 2, 2026", or "from Mar 2, 2026 to Mar 6, 2026". */
export const rangeText = ({ startDate, endDate }: DateRange): string =>
  startDate === endDate
    ? `on ${dayText(startDate)}`
    : `from ${dayText(startDate)} to ${dayText(endDate)}`;

/** "1 day", "2.5 days". */
export const daysText = (days: number): string => `${days} ${days === 1 ? "day" : "days"}`;

/** "annual leave". */
export const leaveTypeText = (type: LeaveType): string => leaveTypeLabels[type].toLowerCase();

/** The same at the beginning of a sentence. */
export const leaveTypeSubject = (type: LeaveType): string => {
  const name = leaveTypeText(type);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};
