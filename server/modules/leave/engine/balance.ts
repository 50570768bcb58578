import { type AccountSources, accountsOf, type CycleAccount, type Entry } from "./account.ts";
import { sumOf } from "./amounts.ts";
import { endOfTime } from "./day.ts";
import type { Lots } from "./lots.ts";

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
}

/** The requested day, and the day of knowledge. */
export interface AskedDays {
  asOf: string;
  knownOn: string;
}

export interface BalanceOnDay {
  cycle: CycleAccount;
  cycles: readonly CycleAccount[];
  held: Lots;
  /** The part of the remainder that never lapses; null if the terms name none. */
  statutory: number | null;
  /** The cycle's days: carried, gained and entered, less lapsed. */
  total: number;
  /** Days of approved leave in the cycle, past or future. */
  used: number;
  booked: number;
  pending: number;
  remaining: number;
  /** The same with all pending leave approved. */
  remainingIfApproved: number;
  /** The requestable days; never below 0. */
  available: number;
  /** Requests known on the day, with their state then. */
  leave: readonly KnownLeave[];
}

/** A balance on a day: past leave counts, and later leave if it was already approved. */
export function balanceOn(sources: BalanceSources, { asOf, knownOn }: AskedDays): BalanceOnDay {
  const leave = sources.leave.flatMap((one) => stateOn(one, knownOn));
  const entries = sources.entries.filter(({ recordedOn }) => recordedOn <= knownOn);
  const balance = balanceWith({ ...sources, entries }, leave, asOf);
  const isPending = leave.some(({ state }) => state === "pending");
  const remainingIfApproved = isPending
    ? balanceWith({ ...sources, entries }, leave.map(asApproved), asOf).remaining
    : balance.remaining;
  return { ...balance, remainingIfApproved, available: Math.max(0, remainingIfApproved), leave };
}

const asApproved = (leave: KnownLeave): KnownLeave =>
  leave.state === "pending" ? { ...leave, state: "approved" } : leave;

function balanceWith(
  sources: Omit<AccountSources, "used">,
  leave: readonly KnownLeave[],
  asOf: string,
): Omit<BalanceOnDay, "remainingIfApproved" | "available" | "leave"> {
  const approved = leave.filter(({ state }) => state === "approved");
  const used = approved.flatMap(({ id, days }) =>
    days.flatMap(({ date, cost }) => (cost > 0 ? [{ leaveId: id, date, cost }] : [])),
  );
  const { cycles, held, statutory } = accountsOf({ ...sources, used }, asOf);
  const cycle = cycles.at(-1) ?? emptyCycle;
  const isAhead = ({ date }: { date: string }) => date > asOf && date <= cycle.to;
  const booked = costOf(
    approved.filter(({ since }) => since <= asOf).flatMap(({ days }) => days.filter(isAhead)),
  );
  const pending = costOf(
    leave
      .filter(({ state, since }) => state === "pending" && since <= asOf)
      .flatMap(({ days }) => days.filter(({ date }) => date >= cycle.from && date <= cycle.to)),
  );
  const remaining = sumOf([cycle.closing, -booked]);
  const total = sumOf([cycle.opening, cycle.gained, cycle.entered, -cycle.lapsed]);
  return {
    cycle,
    cycles,
    held,
    statutory: statutory === null ? null : Math.max(0, Math.min(statutory, remaining)),
    total,
    used: sumOf([cycle.taken, booked]),
    booked,
    pending,
    remaining,
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

const costOf = (days: readonly { cost: number }[]): number => sumOf(days.map(({ cost }) => cost));

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
