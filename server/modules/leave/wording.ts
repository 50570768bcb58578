import { type LeaveType, leaveTypeLabels } from "#contract/codes/leave-type.ts";
import type { DateRange } from "./working-days.ts";

const mediumDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A day as people read it: "Mar 2, 2026". */
export const dayInWords = (date: string): string => mediumDate.format(new Date(date));

/** "on Mar 2, 2026", or "from Mar 2, 2026 to Mar 6, 2026". */
export const rangeInWords = ({ startDate, endDate }: DateRange): string =>
  startDate === endDate
    ? `on ${dayInWords(startDate)}`
    : `from ${dayInWords(startDate)} to ${dayInWords(endDate)}`;

/** "1 day", "2.5 days". */
export const daysInWords = (days: number): string => `${days} ${days === 1 ? "day" : "days"}`;

/** "annual leave". */
export const leaveInWords = (type: LeaveType): string => leaveTypeLabels[type].toLowerCase();
