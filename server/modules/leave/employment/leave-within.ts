import type { EmploymentEffect, HalvesOfRange } from "#contract/codes/leave.ts";
import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import { sumOf } from "../engine/amounts.ts";
import { type Period, sharedBy } from "../engine/day.ts";

/** Leave with its days, open or ended by the days of employment. */
export interface EmployedLeave extends Required<HalvesOfRange> {
  leaveStatus: "pending" | "approved" | "cancelled";
  startDate: string;
  endDate: string;
  duration: number;
  days: readonly LeaveDay[];
}

/**
 * What the days of employment leave of open leave: approved leave keeps its days within them, at their cost. A request
 * that reaches outside ends as a whole.
 */
export function leaveWithin<Leave extends EmployedLeave>(
  leave: Leave,
  employments: readonly Period[],
): Leave {
  const parts = employments
    .map((employment) => sharedBy({ from: leave.startDate, to: leave.endDate }, employment))
    .filter(({ from, to }) => from <= to);
  const [part] = parts;
  if (part?.from === leave.startDate && part.to === leave.endDate) return leave;
  const ended = { ...leave, leaveStatus: "cancelled" as const };
  if (!part || leave.leaveStatus === "pending") return ended;
  const days = leave.days.filter(({ date }) => date >= part.from && date <= part.to);
  const duration = sumOf(days.map(({ cost }) => cost));
  if (duration === 0) return ended;
  return {
    ...leave,
    startDate: part.from,
    endDate: part.to,
    startHalf: part.from === leave.startDate ? leave.startHalf : "morning",
    endHalf: part.to === leave.endDate ? leave.endHalf : "afternoon",
    duration,
    days,
  };
}

/** What a change of employment does to leave; undefined for nothing. Leave that gets days back is restored. */
export function effectOn(now: EmployedLeave, after: EmployedLeave): EmploymentEffect | undefined {
  if (now.leaveStatus !== after.leaveStatus) {
    if (after.leaveStatus !== "cancelled") return "restored";
    return now.leaveStatus === "pending" ? "closed" : "cancelled";
  }
  if (now.startDate === after.startDate && now.endDate === after.endDate) return undefined;
  return after.days.length > now.days.length ? "restored" : "shortened";
}
