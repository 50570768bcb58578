import { balanceOfLeaveType } from "#contract/codes/leave.ts";
import { type BalanceSources, balanceOf } from "../balances/balances.ts";
import type { CountedLeave } from "../balances/counted-leave.ts";
import { inLieuFor } from "../balances/time-in-lieu.ts";
import { sumOf } from "../engine/amounts.ts";
import { type CyclePart, cyclePartsOf } from "../engine/cycle-parts.ts";
import { later } from "../engine/day.ts";
import { type Waiting, waitingOn } from "../engine/waiting.ts";
import type { RequestedDates } from "./leave-days.ts";

/** Leave with the cost of each day, which only policies need: otherwise one cycle has all days. */
export interface CostedLeave extends RequestedDates {
  duration: number;
  days: readonly { date: string; cost: number }[] | undefined;
  /** The days granted by law, whatever the balance; undefined for none. */
  grantedDays?: number | undefined;
}

/** The balance for the part of leave in one cycle. */
export interface CycleBalance {
  /** Null if the leave is within one cycle. */
  cycle: Pick<CyclePart, "from" | "to"> | null;
  /** The wait for the policy's days on its first day. */
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
 * The balance for leave in each of its cycles, without the leave itself; empty without a balance. Pending leave
 * counts as approved.
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

/** The days of leave before a day, as if approved. */
function daysBefore({ leaveType, days = [] }: CostedLeave, day: string): CountedLeave {
  const before = days.filter(({ date }) => date < day);
  const duration = sumOf(before.map(({ cost }) => cost));
  return { leaveType, leaveStatus: "approved", duration, days: before };
}
