import { isOpen, type LeaveStatus } from "../codes/leave.ts";

/** The minutes of a whole day. */
export const maxWorkMinutes = 1440;

/** How many weeks a pattern of work may have before it begins again. */
export const maxWeeks = 8;

/**
 * How much of a day of leave each weekday takes, by its minutes of work: a whole day, or half of one if no more is worked than half
 * of the longest day; nothing if it is free.
 */
export function workShares(workMinutes: readonly number[]): number[] {
  const longest = Math.max(0, ...workMinutes);
  return workMinutes.map((minutes) => {
    if (minutes === 0) return 0;
    return minutes * 2 <= longest ? 0.5 : 1;
  });
}

/** Whether this is a day on which a year can begin, as "03-01" for 1 March; 29 February is in few years only. */
export function isYearStart(day: string): boolean {
  if (!/^\d{2}-\d{2}$/.test(day)) return false;
  // Not a leap year.
  const date = new Date(`2001-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === day;
}

const hundredths = (days: number): number => Math.round(days * 100);

/** The share of the days granted that is used, in whole percent; 0 if nothing is granted (AMB-135). */
export const percentageUsed = (granted: number, used: number): number =>
  granted > 0 ? Math.round((hundredths(used) * 100) / hundredths(granted)) : 0;

interface Certified {
  leaveStatus: LeaveStatus;
  /** How many files are attached; any of them counts as the certificate. */
  fileCount: number;
}

/** Whether the medical certificate that leave wants is still to be brought. */
export const lacksCertificate = ({ leaveStatus, fileCount }: Certified): boolean =>
  fileCount === 0 && isOpen(leaveStatus);

/** Of one request for leave. */
export const maxLeaveFiles = 5;

/** How long a screen offers to undo a decision on leave. */
export const undoShownMs = 6_000;

/** How long it stays at most for a reader who is pointing at it. */
export const undoPausedMs = 12_000;

/** How long the server can undo it: nobody is notified of the decision before, and a slow network is allowed for. */
export const undoKeptMs = 15_000;
