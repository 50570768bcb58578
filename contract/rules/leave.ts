import { isOpen, type LeaveStatus } from "../codes/leave.ts";

export const maxWorkMinutes = 1440;

/** In a pattern of work. */
export const maxWeeks = 8;

/** A day of leave per weekday, by minutes: whole, half (up to half of the longest day), or none if free. */
export function workShares(workMinutes: readonly number[]): number[] {
  const longest = Math.max(0, ...workMinutes);
  return workMinutes.map((minutes) => {
    if (minutes === 0) return 0;
    return minutes * 2 <= longest ? 0.5 : 1;
  });
}

/** A month and day as "03-01"; 29 February is excluded, as few years have it. */
export function isYearStart(day: string): boolean {
  if (!/^\d{2}-\d{2}$/.test(day)) return false;
  // Not a leap year.
  const date = new Date(`2001-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === day;
}

const hundredths = (days: number): number => Math.round(days * 100);

/** In whole percent; 0 without a grant (AMB-135). */
export const percentageUsed = (granted: number, used: number): number =>
  granted > 0 ? Math.round((hundredths(used) * 100) / hundredths(granted)) : 0;

interface Certified {
  leaveStatus: LeaveStatus;
  /** Any file counts as the certificate. */
  fileCount: number;
}

/** Whether a required medical certificate is missing. */
export const lacksCertificate = ({ leaveStatus, fileCount }: Certified): boolean =>
  fileCount === 0 && isOpen(leaveStatus);

export const maxLeaveFiles = 5;

/** Screens offer to undo a decision this long. */
export const undoShownMs = 6_000;

/** The longest offer, while the reader points at it. */
export const undoPausedMs = 12_000;

/** The server can undo this long, with a reserve for slow networks; notices go out afterwards. */
export const undoKeptMs = 15_000;

/** Why days cannot be granted, if so. What is stored may stay, below 0 and in parts of a day. */
export function allocationProblem(days: number, stored: number): string | undefined {
  if (days === stored) return undefined;
  if (days < 0) return "At least 0 days";
  if (days > 366) return "At most 366 days";
  return Number.isInteger(days * 2) ? undefined : "Whole or half days only";
}
