import {
  type Account,
  type AccountSources,
  accountsOf,
  type CycleAccount,
  type Entry,
} from "./account.ts";
import { sumOf } from "./amounts.ts";
import { earlier, endOfTime, later, plusDays } from "./day.ts";
import { limitOn } from "./limits.ts";

/** Approved leave costs days, pending leave reserves them, and other leave is free. */
export type LeaveState = "pending" | "approved" | "free";

/** A request with the cost of each day and its decisions in order. */
export interface RequestedLeave {
  id: number;
  days: readonly { date: string; cost: number }[];
  requestedOn: string;
  decisions: readonly { on: string; state: LeaveState }[];
}

interface KnownLeave extends Pick<RequestedLeave, "id" | "days"> {
  state: LeaveState;
  since: string;
}

export interface BalanceSources extends Omit<AccountSources, "entries" | "used"> {
  entries: readonly (Entry & { recordedOn: string })[];
  leave: readonly RequestedLeave[];
  /** Leave that draws on days which begin after the requested day. */
  ahead?: readonly RequestedLeave[];
}

/** The requested day, and the day of knowledge. */
export interface AskedDays {
  asOf: string;
  knownOn: string;
}

/** An account with what is booked and pending on a day. */
interface Walk extends Account {
  cycle: CycleAccount;
  /** The cycle's days: carried, gained and entered, less lapsed. */
  total: number;
  /** Days of approved leave in the cycle, past or future. */
  used: number;
  booked: number;
  pending: number;
  remaining: number;
  /** How far below 0 the balance may go on this day. */
  belowZero: number;
  /** Leave of later cycles, and leave ahead of its days, from the first day of either; null without any. */
  later: { from: string; booked: number; pending: number } | null;
}

export interface BalanceOnDay extends Walk {
  /** The same with all pending leave approved. */
  remainingIfApproved: number;
  /** The requestable days, down to the limit below 0. */
  available: number;
  /** Requests known on the day, with their state then. */
  leave: readonly KnownLeave[];
}

/** A balance on a day: past leave counts, and later leave if it was already approved. */
export function balanceOn(sources: BalanceSources, asked: AskedDays): BalanceOnDay {
  const known = knownOn(sources, asked.knownOn);
  const balance = walk(known, asked.asOf);
  const isPending = known.leave.some(({ state }) => state === "pending");
  const remainingIfApproved = isPending
    ? walk(approved(known), asked.asOf).remaining
    : balance.remaining;
  const available = Math.max(0, sumOf([remainingIfApproved, balance.belowZero]));
  return { ...balance, remainingIfApproved, available, leave: known.leave };
}

/** The same account with all pending leave approved. */
export const accountIfApproved = (sources: BalanceSources, asked: AskedDays): Account =>
  walk(approved(knownOn(sources, asked.knownOn)), asked.asOf);

interface KnownSources extends Omit<AccountSources, "used"> {
  leave: readonly KnownLeave[];
  ahead: readonly KnownLeave[];
}

const knownOn = (
  { entries, leave, ahead = [], ...sources }: BalanceSources,
  day: string,
): KnownSources => ({
  ...sources,
  entries: entries.filter(({ recordedOn }) => recordedOn <= day),
  leave: leave.flatMap((one) => stateOn(one, day)),
  ahead: ahead.flatMap((one) => stateOn(one, day)),
});

const approved = ({ leave, ...sources }: KnownSources): KnownSources => ({
  ...sources,
  leave: leave.map((one) => (one.state === "pending" ? { ...one, state: "approved" } : one)),
});

function walk({ leave, ahead, ...sources }: KnownSources, asOf: string): Walk {
  const taken = leave.filter(({ state }) => state === "approved");
  const used = taken.flatMap(({ id, days }) =>
    days.flatMap(({ date, cost }) => (cost > 0 ? [{ leaveId: id, date, cost }] : [])),
  );
  const account = accountsOf({ ...sources, used }, asOf);
  const { statutory } = account;
  const cycle = account.cycles.at(-1) ?? emptyCycle;
  const knownFrom = (all: readonly KnownLeave[]) => all.filter(({ since }) => since <= asOf);
  const known = knownFrom(leave);
  const booked = costOf(known, "approved", (date) => date > asOf && date <= cycle.to);
  const pending = costOf(known, "pending", (date) => date >= cycle.from && date <= cycle.to);
  const remaining = sumOf([cycle.closing, -booked]);
  const total = sumOf([cycle.opening, cycle.gained, cycle.entered, -cycle.lapsed]);
  return {
    ...account,
    cycle,
    statutory: statutory === null ? null : Math.max(0, Math.min(statutory, remaining)),
    total,
    used: sumOf([cycle.taken, booked]),
    booked,
    pending,
    remaining,
    belowZero: limitOn(account.limits, asOf),
    later: laterLeave(known, knownFrom(ahead), later(cycle.to, asOf)),
  };
}

/** A request as known on a day; empty before its creation. */
function stateOn({ id, days, requestedOn, decisions }: RequestedLeave, day: string): KnownLeave[] {
  if (requestedOn > day) return [];
  const known = decisions.filter(({ on }) => on <= day);
  const state = known.at(-1)?.state ?? "pending";
  // A decision without a change of state, such as a requested cancellation, does not restart it.
  const before = known.findLastIndex((one) => one.state !== state);
  return [{ id, days, state, since: known[before + 1]?.on ?? requestedOn }];
}

function laterLeave(
  leave: readonly KnownLeave[],
  ahead: readonly KnownLeave[],
  until: string,
): Walk["later"] {
  const [booked, pending] = (["approved", "pending"] as const).map((state) =>
    sumOf([costOf(leave, state, (date) => date > until), costOf(ahead, state, () => true)]),
  );
  if (!booked && !pending) return null;
  const days = ahead.flatMap((one) => (one.state === "free" ? [] : one.days));
  const from = days.map(({ date }) => date).reduce(earlier, plusDays(until, 1));
  return { from, booked: booked ?? 0, pending: pending ?? 0 };
}

const costOf = (
  leave: readonly KnownLeave[],
  asked: LeaveState,
  isIn: (date: string) => boolean,
): number =>
  sumOf(
    leave.flatMap(({ state, days }) =>
      state === asked ? days.flatMap(({ date, cost }) => (isIn(date) ? [cost] : [])) : [],
    ),
  );

const emptyCycle: CycleAccount = {
  from: "0001-01-01",
  to: endOfTime,
  opening: 0,
  gained: 0,
  entered: 0,
  taken: 0,
  lapsed: 0,
  closing: 0,
  movements: [],
};
