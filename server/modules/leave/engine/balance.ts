import { type AccountSources, accountsOf, type CycleAccount, type Entry } from "./account.ts";
import { sumOf } from "./amounts.ts";
import { endOfTime } from "./day.ts";
import type { Lots } from "./lots.ts";

export type LeaveState = "pending" | "approved" | "rejected";

/** A request with what each of its days costs, and when it was made and decided. */
export interface RequestedLeave {
  id: number;
  status: LeaveState;
  days: readonly { date: string; cost: number }[];
  requestedOn: string;
  decidedOn: string | null;
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
  leave: readonly RequestedLeave[];
}

/** One balance on a day: leave that was over by then counts, and leave after it if it was approved by then. */
export function balanceOn(sources: BalanceSources, { asOf, knownOn }: AskedDays): BalanceOnDay {
  const leave = sources.leave.flatMap((one) => stateOn(one, knownOn));
  const approved = leave.filter(({ status }) => status === "approved");
  const used = approved.flatMap(({ id, days }) =>
    days.map(({ date, cost }) => ({ leaveId: id, date, cost })),
  );
  const entries = sources.entries.filter(({ recordedOn }) => recordedOn <= knownOn);
  const { cycles, held } = accountsOf({ ...sources, entries, used }, asOf);
  const cycle = cycles.at(-1) ?? emptyCycle;
  const isAhead = ({ date }: { date: string }) => date > asOf && date <= cycle.to;
  const booked = costOf(
    approved
      .filter(({ decidedOn, requestedOn }) => (decidedOn ?? requestedOn) <= asOf)
      .flatMap(({ days }) => days.filter(isAhead)),
  );
  const pending = costOf(
    leave
      .filter(({ status, requestedOn }) => status === "pending" && requestedOn <= asOf)
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
function stateOn(leave: RequestedLeave, day: string): RequestedLeave[] {
  if (leave.requestedOn > day) return [];
  const isDecided = leave.decidedOn !== null && leave.decidedOn <= day;
  return [isDecided || leave.status === "pending" ? leave : { ...leave, status: "pending" }];
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
