import { type AccountSources, accountsOf, type CycleAccount, type Entry } from "./account.ts";
import { sumOf } from "./amounts.ts";
import { endOfTime } from "./day.ts";
import type { Lots } from "./lots.ts";

/** Leave costs days once it is approved, holds them while it is pending, and costs nothing otherwise. */
export type LeaveState = "pending" | "approved" | "free";

/** A request with what each of its days costs, and what was decided on it since, in order. */
export interface RequestedLeave {
  id: number;
  days: readonly { date: string; cost: number }[];
  requestedOn: string;
  decisions: readonly { on: string; state: LeaveState }[];
}

/** A request as it was known on a day. */
interface KnownLeave extends Pick<RequestedLeave, "id" | "days"> {
  state: LeaveState;
  /** The day from which it is in this state. */
  since: string;
}

export interface BalanceSources extends Omit<AccountSources, "entries" | "used"> {
  entries: readonly (Entry & { recordedOn: string })[];
  leave: readonly RequestedLeave[];
}

/** The day asked for, and the day on which the answer could have been given. */
export interface AskedDays {
  asOf: string;
  knownOn: string;
}

export interface BalanceOnDay {
  /** The cycle of the day, and those before it. */
  cycle: CycleAccount;
  cycles: readonly CycleAccount[];
  held: Lots;
  /** What the cycle had to give: carried, gained and entered, less what lapsed. */
  total: number;
  /** Days of approved leave in the cycle, whether over or still to come. */
  used: number;
  /** Those of them after the day. */
  booked: number;
  pending: number;
  remaining: number;
  /** What can still be requested; never below 0. */
  available: number;
  /** The requests that the day knows of, each with the state it had. */
  leave: readonly KnownLeave[];
}

/** One balance on a day: leave that was over by then counts, and leave after it if it was approved by then. */
export function balanceOn(sources: BalanceSources, { asOf, knownOn }: AskedDays): BalanceOnDay {
  const leave = sources.leave.flatMap((one) => stateOn(one, knownOn));
  const approved = leave.filter(({ state }) => state === "approved");
  const used = approved.flatMap(({ id, days }) =>
    days.flatMap(({ date, cost }) => (cost > 0 ? [{ leaveId: id, date, cost }] : [])),
  );
  const entries = sources.entries.filter(({ recordedOn }) => recordedOn <= knownOn);
  const { cycles, held } = accountsOf({ ...sources, entries, used }, asOf);
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
    total,
    used: sumOf([cycle.taken, booked]),
    booked,
    pending,
    remaining,
    available: Math.max(0, sumOf([remaining, -pending])),
    leave,
  };
}

/** A request as it was known on a day; nothing if it was made later. */
function stateOn({ id, days, requestedOn, decisions }: RequestedLeave, day: string): KnownLeave[] {
  if (requestedOn > day) return [];
  const known = decisions.filter(({ on }) => on <= day);
  const state = known.at(-1)?.state ?? "pending";
  // A decision that leaves the state as it is, such as asking for a cancellation, does not begin it again.
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
