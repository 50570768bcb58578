import { balanceOfLeaveType } from "#contract/codes/leave.ts";
import { type BalanceSources, balanceOf } from "../balances/balances.ts";
import type { CountedLeave } from "../balances/counted-leave.ts";
import { inLieuFor } from "../balances/time-in-lieu.ts";
import { sumOf } from "../engine/amounts.ts";
import { type CyclePart, cyclePartsOf } from "../engine/cycle-parts.ts";
import { later } from "../engine/day.ts";
import { type Waiting, waitingOn } from "../engine/waiting.ts";
import type { RequestedDates } from "./leave-days.ts";

/** Leave with what each of its days costs, which does not matter if no policy applies: one cycle has them all. */
export interface CostedLeave extends RequestedDates {
  duration: number;
  days: readonly { date: string; cost: number }[] | undefined;
  /** How many of the days the law grants whatever the balance; undefined if it grants no day of work. */
  grantedDays?: number | undefined;
}

/** What there is for the days of leave that fall in one cycle. */
export interface CycleBalance {
  /** Null if the leave does not go beyond the cycle. */
  cycle: Pick<CyclePart, "from" | "to"> | null;
  /** Until when days of the policy are waited for on its first day. */
  waiting?: Waiting | undefined;
  duration: number;
  available: number;
  pending: number;
}

interface Existing extends BalanceSources {
  day: string;
  leave: readonly (CountedLeave & { startDate: string })[];
}

/**
 * What there is for leave in each cycle that it takes days of, without that leave itself; none if it draws on no balance. Days are
 * gained and lapse until its first day, or its first day in the cycle, and other pending leave counts as if it was approved.
 */
export function cycleBalances(leave: CostedLeave, existing: Existing): CycleBalance[] {
  const name = balanceOfLeaveType[leave.leaveType];
  if (name === null) return [];
  const { account, day } = existing;
  const { duration } = leave;
  if (!account || name === "timeInLieu") {
    const { available, pending } =
      name === "timeInLieu" ? inLieuFor(leave, existing) : balanceOf(name, existing, day);
    return [{ cycle: null, duration, available, pending }];
  }
  const parts = leave.days ? cyclePartsOf(account.of(name), leave.days) : [];
  const on = (from: string, used: readonly CountedLeave[]) => {
    const start = later(day, from);
    const sources = { ...existing, leave: [...existing.leave, ...used] };
    const { remaining } = balanceOf(name, sources, start);
    const left = balanceOf(name, approvedAll(sources), start).remaining;
    const waiting = waitingOn(account.of(name), start);
    return {
      waiting,
      available: Math.max(0, left),
      pending: Math.max(0, sumOf([remaining, -left])),
    };
  };
  if (parts.length < 2) return [{ cycle: null, duration, ...on(leave.startDate, []) }];
  return parts.map(({ from, to, days, firstDay }, at) => ({
    cycle: { from, to },
    duration: days,
    ...(at === 0 ? on(leave.startDate, []) : on(firstDay, [daysBefore(leave, firstDay)])),
  }));
}

const approvedAll = (sources: BalanceSources): BalanceSources => ({
  ...sources,
  leave: sources.leave.map((one) =>
    one.leaveStatus === "pending" ? { ...one, leaveStatus: "approved" } : one,
  ),
});

/** The days of leave before one, as if they were approved. */
function daysBefore({ leaveType, days = [] }: CostedLeave, day: string): CountedLeave {
  const before = days.filter(({ date }) => date < day);
  const duration = sumOf(before.map(({ cost }) => cost));
  return { leaveType, leaveStatus: "approved", duration, days: before };
}
