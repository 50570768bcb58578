import {
  balanceOfLeaveType,
  isTaken,
  type LeaveBalance,
  type LeaveStatus,
} from "#contract/codes/leave.ts";
import type { LeaveLapse } from "#contract/leave/balances/lapses.ts";
import type { LaterLeave } from "#contract/leave/balances/later.ts";
import type { LeaveDays } from "#contract/leave/leave.ts";
import { percentageUsed } from "#contract/rules/leave.ts";
import { type Entry, roomIn } from "../engine/account.ts";
import { sumOf } from "../engine/amounts.ts";
import {
  accountIfApproved,
  type BalanceOnDay,
  balanceOn,
  type BalanceSources as EngineSources,
} from "../engine/balance.ts";
import { endOfTime, later, type Period, plusDays } from "../engine/day.ts";
import { drawingOn } from "../engine/own-drawing.ts";
import { type OwnBalance, ownAccount } from "../own-types/own-balances.ts";
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
  account: PersonAccount;
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
  /** The requestable days, down to the limit below 0. */
  available: number;
  /** How many days the policy lets the balance go below 0, if any. */
  belowZero?: number;
  /** Approved and pending days of later cycles, from the first of their days, if any. */
  later?: LaterLeave;
  /** The share used, in whole percent; 0 without a grant. */
  percentage: number;
}

/** A documented balance, or that of an own type. */
export type BalanceName = LeaveBalance | OwnBalance;

/** One balance on a day, as in its statement. Time in lieu counts as a whole on its first day. */
export const balanceOf = (name: BalanceName, sources: BalanceSources, day: string): Balance =>
  figuresOf(computedOn(name, sources, day));

/** The same of an own type, which needs its leave alone. */
export const ownBalanceOf = (
  own: OwnBalance,
  leave: readonly CountedLeave[],
  day: string,
): Balance => figuresOf(balanceOn(ownSources(own, leave, day), { asOf: day, knownOn: endOfTime }));

function figuresOf({ total, used, pending, remaining, ...balance }: BalanceOnDay): Balance {
  const { remainingIfApproved, available, belowZero, later } = balance;
  return {
    ...{ total, used, pending, remaining, remainingIfApproved, available },
    percentage: percentageUsed(total, used),
    ...(belowZero > 0 && { belowZero }),
    ...(later && { later }),
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
export const lapsesOf = (name: BalanceName, sources: BalanceSources, period: Period): Lapse[] =>
  lapsesIn(asked(name, sources, dayAfter(period)), period);

/** The same of an own type, which needs its leave alone. */
export const ownLapsesOf = (
  own: OwnBalance,
  leave: readonly CountedLeave[],
  period: Period,
): Lapse[] => {
  const asOf = dayAfter(period);
  return lapsesIn([ownSources(own, leave, asOf), { asOf, knownOn: endOfTime }], period);
};

/** Days still exist on the day of their lapse. */
const dayAfter = ({ to }: Period) => plusDays(to, 1);

function lapsesIn(of: Parameters<typeof balanceOn>, { from, to }: Period): Lapse[] {
  const { cycles, overdue } = accountIfApproved(...of);
  const lapses = cycles
    .flatMap(({ movements }) => movements)
    .filter(({ kind, day }) => kind === "lapsed" && day >= from && day <= to)
    .map(({ days, day }) => ({ days: -days, lastDay: day, isStatutory: false }));
  const due = overdue.filter(({ lastDay }) => lastDay >= from && lastDay <= to);
  return [...lapses, ...due.map((one) => ({ ...one, isStatutory: true }))];
}

/** The fewest days that could still be taken on any day of a period, as if all leave were approved; below 0 if it does not fit. */
export const roomOf = (name: BalanceName, sources: BalanceSources, period: Period): number =>
  roomIn(accountIfApproved(...asked(name, sources, period.to)), period);

const computedOn = (name: BalanceName, sources: BalanceSources, day: string): BalanceOnDay =>
  balanceOn(...asked(name, sources, day));

/** The engine's sources of a balance, and the day, with all that is known. */
function asked(
  name: BalanceName,
  sources: BalanceSources,
  day: string,
): Parameters<typeof balanceOn> {
  const known =
    typeof name === "object"
      ? ownSources(name, sources.leave, day)
      : documented(name, sources, day);
  return [known, { asOf: day, knownOn: endOfTime }];
}

function documented(
  name: LeaveBalance,
  { grants, leave, account }: BalanceSources,
  day: string,
): EngineSources {
  const taken = leave.filter(({ leaveType }) => balanceOfLeaveType[leaveType] === name);
  const isInLieu = name === "timeInLieu";
  return {
    ...account.of(name),
    entries: entriesOf(name, grants),
    leave: taken.map(({ leaveStatus, duration, days, ...one }, id) => ({
      id,
      days: isInLieu
        ? [{ date: one.startDate ?? day, cost: duration }]
        : (days ?? account.daysOf(one.id) ?? [{ date: one.startDate ?? day, cost: duration }]),
      requestedOn: day,
      decisions: [{ on: day, state: stateOf(leaveStatus) }],
    })),
  };
}

function ownSources(own: OwnBalance, leave: readonly CountedLeave[], day: string): EngineSources {
  const entries = own.entriesUntil(day);
  const requests = leave
    .filter(({ ownType }) => ownType?.id === own.typeId)
    .map(({ id: leaveId, leaveStatus, duration, days, startDate }, id) => ({
      id,
      days: days ?? own.daysOf(leaveId) ?? [{ date: startDate ?? day, cost: duration }],
      requestedOn: day,
      decisions: [{ on: day, state: stateOf(leaveStatus) }],
    }));
  const drawing = drawingOn(requests, {
    entries: own.entriesUntil(lastDayIn(requests, day)),
    day,
    isFree: ({ decisions }) => decisions.at(-1)?.state === "free",
  });
  return { ...ownAccount(entries, drawing.leave, day), entries, ...drawing };
}

/** The last day of leave, or the given day if later. */
export const lastDayIn = (
  leave: readonly { days: readonly { date: string }[] }[],
  day: string,
): string => leave.flatMap(({ days }) => days.map(({ date }) => date)).reduce(later, day);

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
