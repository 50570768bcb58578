import {
  balanceOfLeaveType,
  isTaken,
  type LeaveBalance,
  type LeaveStatus,
} from "#contract/codes/leave.ts";
import type { LeaveLapse } from "#contract/leave/balances/lapses.ts";
import type { LeaveDays } from "#contract/leave/leave.ts";
import { percentageUsed } from "#contract/rules/leave.ts";
import { type Entry, lowestIn } from "../engine/account.ts";
import { sumOf } from "../engine/amounts.ts";
import { balanceOn } from "../engine/balance.ts";
import { endOfTime, type Period, plusDays } from "../engine/day.ts";
import { documentedAccount } from "../engine/documented-account.ts";
import { statutoryDue } from "../engine/lots.ts";
import { drawingOn, type OwnBalance, ownAccount } from "../own-types/own-balances.ts";
import type { PersonAccount } from "../terms/person-account.ts";
import type { CountedLeave } from "./counted-leave.ts";
import { stateOf } from "./leave-state.ts";

/** Days granted from a day on; negative for a deduction. */
export interface Grant {
  balance: LeaveBalance;
  days: number;
  effectiveFrom: string;
  /** A correction by default. */
  cause?: Entry["kind"];
  /** The last usable day; absent if they never lapse. */
  until?: string | null;
}

export interface BalanceSources {
  grants: readonly Grant[];
  leave: readonly CountedLeave[];
  /** The employee's policy account; absent under the documented terms. */
  account?: PersonAccount | undefined;
}

export interface Balance {
  total: number;
  /** Days of approved leave. */
  used: number;
  /** Days of undecided leave. */
  pending: number;
  /** Granted days less used ones; below 0 after a reduction of the grant. */
  remaining: number;
  /** The same with all undecided leave approved. */
  remainingIfApproved: number;
  /** The requestable days; never below 0. */
  available: number;
  /** The share used, in whole percent; 0 without a grant. */
  percentage: number;
}

/** A documented balance, or that of an own type. */
export type BalanceName = LeaveBalance | OwnBalance;

/** One balance on a day, as in its statement. Time in lieu counts as a whole on its first day. */
export function balanceOf(name: BalanceName, sources: BalanceSources, day: string): Balance {
  const { total, used, pending, remaining, remainingIfApproved, available } = computedOn(
    name,
    sources,
    day,
  );
  return {
    total,
    used,
    pending,
    remaining,
    remainingIfApproved,
    available,
    percentage: percentageUsed(total, used),
  };
}

/** The part of a remainder beyond its statutory days; null if the terms name none. */
export function extraDaysOf(
  name: LeaveBalance,
  sources: BalanceSources,
  day: string,
): number | null {
  const { remaining, statutory } = computedOn(name, sources, day);
  return statutory === null ? null : sumOf([remaining, -statutory]);
}

type Lapse = Omit<LeaveLapse, "balance" | "ownType">;

/**
 * The days that lapse in a period of at most six months, and statutory ones that should be taken in it, without those
 * that are requested or booked.
 */
export function lapsesOf(
  name: BalanceName,
  sources: BalanceSources,
  { from, to }: Period,
): Lapse[] {
  // Days still exist on the day of their lapse.
  const withAll = approvedAll(sources);
  const { cycles } = computedOn(name, withAll, plusDays(to, 1));
  const lapses = cycles
    .flatMap(({ movements }) => movements)
    .filter(({ kind, day }) => kind === "lapsed" && day >= from && day <= to)
    .map(({ days, day }) => ({ days: -days, lastDay: day, isStatutory: false }));
  const dueOn = (on: Period) => statutoryDue(computedOn(name, withAll, on.from).held, on);
  const due = dueOn({ from, to }).flatMap(({ lastDay }) => dueOn({ from: lastDay, to: lastDay }));
  return [...lapses, ...due.map((one) => ({ ...one, isStatutory: true }))];
}

/** The lowest balance on any day of a period, as if all leave were approved; below 0 if it does not fit. */
export const lowestOf = (name: BalanceName, sources: BalanceSources, period: Period): number =>
  lowestIn(computedOn(name, approvedAll(sources), period.to).cycles, period);

/** The sources as if pending leave were approved. */
const approvedAll = (sources: BalanceSources): BalanceSources => ({
  ...sources,
  leave: sources.leave.map((one) =>
    one.leaveStatus === "pending" ? { ...one, leaveStatus: "approved" } : one,
  ),
});

function computedOn(name: BalanceName, { grants, leave, account }: BalanceSources, day: string) {
  if (typeof name === "object") return computedOwn(name, leave, day);
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
          : (days ?? account?.daysOf(one.id) ?? [{ date: one.startDate ?? day, cost: duration }]),
        requestedOn: day,
        decisions: [{ on: day, state: stateOf(leaveStatus) }],
      })),
    },
    { asOf: day, knownOn: endOfTime },
  );
}

function computedOwn(own: OwnBalance, leave: readonly CountedLeave[], day: string) {
  const entries = own.entriesUntil(day);
  const requests = leave
    .filter(({ ownType }) => ownType?.id === own.typeId)
    .map(({ id: leaveId, leaveStatus, duration, days, startDate }, id) => ({
      id,
      days: days ?? own.daysOf(leaveId) ?? [{ date: startDate ?? day, cost: duration }],
      requestedOn: day,
      decisions: [{ on: day, state: stateOf(leaveStatus) }],
    }));
  const counted = drawingOn(requests, entries, day);
  return balanceOn(
    { ...ownAccount(entries, counted, day), entries, leave: counted },
    { asOf: day, knownOn: endOfTime },
  );
}

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

/** Days of approved leave, and of undecided leave. */
export function countDays(leave: readonly CountedLeave[]): Pick<Balance, "used" | "pending"> {
  const daysWith = (isCounted: (status: LeaveStatus) => boolean) =>
    sumOf(leave.filter(({ leaveStatus }) => isCounted(leaveStatus)).map((one) => one.duration));
  return { used: daysWith(isTaken), pending: daysWith((status) => status === "pending") };
}

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

/** One number of each default balance. */
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
