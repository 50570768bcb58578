import {
  balanceOfLeaveType,
  isTaken,
  type LeaveBalance,
  type LeaveStatus,
} from "#contract/codes/leave.ts";
import type { LeaveDays } from "#contract/leave/leave.ts";
import { percentageUsed } from "#contract/rules/leave.ts";
import type { Entry } from "../engine/account.ts";
import { sumOf } from "../engine/amounts.ts";
import { balanceOn } from "../engine/balance.ts";
import { endOfTime, plusDays } from "../engine/day.ts";
import { documentedAccount } from "../engine/documented-account.ts";
import type { PersonAccount } from "../terms/person-account.ts";
import type { CountedLeave } from "./counted-leave.ts";
import { stateOf } from "./leave-state.ts";

/** Days granted from a day on; negative if a correction takes days away. */
export interface Grant {
  balance: LeaveBalance;
  days: number;
  effectiveFrom: string;
  /** A correction if it is not known. */
  cause?: Entry["kind"];
  /** The last day on which the days can be used; they stay without. */
  until?: string | null;
}

/** All that an employee's balances are computed from. */
export interface BalanceSources {
  grants: readonly Grant[];
  leave: readonly CountedLeave[];
  /** By what the employee gains days; without, the documented terms have always applied. */
  account?: PersonAccount | undefined;
}

export interface Balance {
  /** Days granted. */
  total: number;
  /** Days of approved leave. */
  used: number;
  /** Days of leave that is not decided yet. */
  pending: number;
  /** What is granted and not used; below 0 if a grant was lowered under what was used. */
  remaining: number;
  /** What can still be requested; never below 0. */
  available: number;
  /** The share used, in whole percent; 0 if nothing is granted. */
  percentage: number;
}

/**
 * One balance of an employee on a day, by the same computation as its statement. Leave costs what was counted when it was
 * requested; by the documented terms it does not matter on which of its days, as one cycle holds them all. Time in lieu counts as a
 * whole on its first day, so that leave uses what has not lapsed when it begins.
 */
export function balanceOf(name: LeaveBalance, sources: BalanceSources, day: string): Balance {
  const { total, used, pending, remaining, available } = computedOn(name, sources, day);
  return {
    total,
    used,
    pending,
    remaining,
    available,
    percentage: percentageUsed(total, used),
  };
}

/** The days of a balance that lapse from one day to another, each with its last day. */
export function lapsesOf(
  name: LeaveBalance,
  sources: BalanceSources,
  { from, to }: { from: string; to: string },
): { days: number; lastDay: string }[] {
  // What lapses on a day is still there on it.
  return computedOn(name, sources, plusDays(to, 1))
    .cycles.flatMap(({ movements }) => movements)
    .filter(({ kind, day }) => kind === "lapsed" && day >= from && day <= to)
    .map(({ days, day }) => ({ days: -days, lastDay: day }));
}

function computedOn(name: LeaveBalance, { grants, leave, account }: BalanceSources, day: string) {
  const taken = leave.filter(({ leaveType }) => balanceOfLeaveType[leaveType] === name);
  const isInLieu = name === "timeInLieu";
  return balanceOn(
    {
      ...(account ? account.of(name) : documentedAccount),
      entries: entriesOf(name, grants),
      leave: taken.map(({ leaveStatus, duration, days, ...one }, id) => ({
        id,
        days: isInLieu
          ? [{ date: one.startDate ?? day, cost: duration }]
          : (days ?? account?.daysOf(one.id) ?? [{ date: day, cost: duration }]),
        requestedOn: day,
        decisions: [{ on: day, state: stateOf(leaveStatus) }],
      })),
    },
    { asOf: day, knownOn: endOfTime },
  );
}

/** What is granted from a balance, as entries of its account. */
const entriesOf = (name: LeaveBalance, grants: readonly Grant[]) =>
  grants
    .filter(({ balance }) => balance === name)
    .map(({ days, effectiveFrom, cause = "corrected", until }, id) => ({
      id,
      until,
      kind: cause,
      days,
      day: effectiveFrom,
      recordedOn: effectiveFrom,
    }));

/** Days of approved leave, and of leave that is not decided yet. */
export function countDays(leave: readonly CountedLeave[]): Pick<Balance, "used" | "pending"> {
  const daysWith = (isCounted: (status: LeaveStatus) => boolean) =>
    sumOf(leave.filter(({ leaveStatus }) => isCounted(leaveStatus)).map((one) => one.duration));
  return { used: daysWith(isTaken), pending: daysWith((status) => status === "pending") };
}

/** Each balance of an employee on a day. */
export const balancesOf = (
  sources: BalanceSources,
  day: string,
): Record<LeaveBalance, Balance> => ({
  annual: balanceOf("annual", sources, day),
  sick: balanceOf("sick", sources, day),
  familyResponsibility: balanceOf("familyResponsibility", sources, day),
  maternityPaternity: balanceOf("maternityPaternity", sources, day),
  study: balanceOf("study", sources, day),
  timeInLieu: balanceOf("timeInLieu", sources, day),
});

/** One number of each balance of which everyone is granted days. */
export const daysOf = (
  balances: Record<LeaveBalance, Balance>,
  what: "total" | "remaining",
): LeaveDays => ({
  annual: balances.annual[what],
  sick: balances.sick[what],
  familyResponsibility: balances.familyResponsibility[what],
  maternityPaternity: balances.maternityPaternity[what],
  study: balances.study[what],
});
