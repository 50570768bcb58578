import { isTaken } from "#contract/codes/leave.ts";
import { type BalanceName, type BalanceSources, balanceOf, roomOf } from "../balances/balances.ts";
import type { CountedLeave } from "../balances/counted-leave.ts";
import { sumOf } from "../engine/amounts.ts";
import { type CyclePart, cyclePartsOf } from "../engine/cycle-parts.ts";
import { later, type Period } from "../engine/day.ts";
import { belowZeroOn } from "../engine/limits.ts";
import { type Waiting, waitingOn } from "../engine/waiting.ts";
import { drawnBalance, type PersonOwnType } from "../own-types/own-balances.ts";
import type { RequestedDates } from "./leave-days.ts";

/** Leave with the cost of each day, which only policies need: otherwise one cycle has all days. */
export interface CostedLeave extends RequestedDates {
  /** Of a request whose stored days count. */
  id?: number | undefined;
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
  /** Fewer than the duration if, on some day of the leave or later, more would be taken than the policy allows. */
  available: number;
  /** How many more there would be without others' pending requests. */
  pending: number;
}

interface Existing extends BalanceSources {
  day: string;
  ownTypes?: readonly PersonOwnType[] | undefined;
  leave: readonly (CountedLeave & { startDate: string; endDate: string })[];
}

/** The balance for leave in each of its cycles, day by day; empty without a balance. Pending leave counts as approved. */
export function cycleBalances(leave: CostedLeave, existing: Existing): CycleBalance[] {
  const name = drawnBalance(leave, existing.ownTypes);
  if (name === null) return [];
  const account = typeof name === "object" ? undefined : existing.account.of(name);
  const firstDay = firstDayOf(leave, existing);
  const last = lastDayOf(name, leave, existing);
  const balanceIn = (period: Period, duration: number) => {
    const room = roomOf(name, withLeave(existing, leave), period);
    const withoutPending = withLeave(onlyApproved(existing), leave);
    const available = Math.max(0, sumOf([duration, room]));
    const open = Math.max(0, sumOf([duration, roomOf(name, withoutPending, period)]));
    const waiting = account && waitingOn(account, period.from);
    const pending = Math.max(0, sumOf([open, -available]));
    return { duration, waiting, available, pending };
  };
  const parts = account && leave.days ? cyclePartsOf(account, leave.days) : [];
  if (parts.length < 2)
    return [{ cycle: null, ...balanceIn({ from: firstDay, to: last }, leave.duration) }];
  return parts.map(({ from, to, days }, at) => {
    const period = {
      from: at === 0 ? firstDay : later(firstDay, from),
      to: at === parts.length - 1 ? last : to,
    };
    return { cycle: { from, to }, ...balanceIn(period, days) };
  });
}

/** The balance after the leave, on its last day or today; null without a balance. */
export function remainingAfter(leave: CostedLeave, existing: Existing): number | null {
  const name = drawnBalance(leave, existing.ownTypes);
  if (name === null) return null;
  const on = later(existing.day, leave.endDate);
  return balanceOf(name, withLeave(existing, leave), on).remainingIfApproved;
}

/** How far below 0 the balance may go on the last day of the leave; 0 without a balance. */
export function belowZeroAfter(leave: CostedLeave, { account, ownTypes }: Existing): number {
  const name = drawnBalance(leave, ownTypes);
  return name === null || typeof name === "object"
    ? 0
    : belowZeroOn(account.of(name), leave.endDate);
}

/** Past leave is compared with today's balance, but days that lapse are never taken before they are gained. */
const firstDayOf = ({ leaveType, startDate }: CostedLeave, { day }: Existing): string =>
  leaveType === "TimeInLieu" || leaveType === "OwnLeave" ? startDate : later(day, startDate);

/** The last day on which anything is taken from a balance. */
function lastDayOf(
  name: BalanceName,
  { endDate }: CostedLeave,
  { account, leave, grants, day }: Existing,
): string {
  const lastDay = typeof name === "object" ? undefined : account.of(name).services.at(-1)?.to;
  const entered = grants.filter(({ balance }) => balance === name);
  return [
    ...leave.map((one) => one.endDate),
    ...entered.map(({ effectiveFrom }) => effectiveFrom),
    ...(lastDay ? [lastDay] : []),
  ].reduce(later, later(day, endDate));
}

const withLeave = <Sources extends BalanceSources>(
  sources: Sources,
  { id, leaveType, ownType, startDate, duration, days }: CostedLeave,
): BalanceSources => ({
  ...sources,
  leave: [
    ...sources.leave,
    {
      ...(id !== undefined && { id }),
      ...{ leaveType, ownType, startDate, duration, leaveStatus: "approved" as const },
      ...(days && { days }),
    },
  ],
});

const onlyApproved = (sources: Existing): Existing => ({
  ...sources,
  leave: sources.leave.filter(({ leaveStatus }) => isTaken(leaveStatus)),
});
