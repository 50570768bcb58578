import { type Gain, gainsOf, inDays, type Work } from "./accrual.ts";
import { sumOf } from "./amounts.ts";
import {
  compareDays,
  earlier,
  endOfTime,
  later,
  type Period,
  plusDays,
  plusMonths,
} from "./day.ts";
import { type Limit, limitsOf, lowestLimit } from "./limits.ts";
import {
  addDays,
  carryDays,
  daysIn,
  expireOn,
  type Lots,
  nextExpiry,
  noLots,
  type StatutoryDue,
  statutoryDaysIn,
  statutoryDue,
  useDays,
} from "./lots.ts";
import type { Schedule } from "./schedule.ts";
import { type Service, type Span, spansOf } from "./spans.ts";
import type { DatedTerms, Terms } from "./terms.ts";

/** Days added to a balance or removed by people, from a day on. */
export interface Entry {
  id: number;
  kind: "default" | "corrected" | "opening" | "paid-out" | "worked" | "given";
  /** Below 0 for a deduction. */
  days: number;
  day: string;
  /** The last usable day; absent if they never lapse. */
  until?: string | null | undefined;
}

interface UsedDay {
  leaveId: number;
  date: string;
  cost: number;
}

export interface AccountSources {
  services: readonly Service[];
  terms: readonly DatedTerms[];
  work: Work;
  entries: readonly Entry[];
  used: readonly UsedDay[];
}

type Movement =
  | { kind: "gained" | "lapsed"; day: string; days: number }
  | { kind: "entered"; day: string; days: number; entry: Entry }
  | { kind: "used"; day: string; days: number; leaveId: number };

/** A cycle until its end or the requested day. */
export interface CycleAccount extends Period {
  opening: number;
  gained: number;
  /** The sum of people's additions and deductions. */
  entered: number;
  taken: number;
  lapsed: number;
  /** The balance at its end, or on the requested day. */
  closing: number;
  movements: Movement[];
}

/** An employee's cycles until a day, and how far below 0 each day may go. */
export interface Account {
  cycles: CycleAccount[];
  held: Lots;
  limits: readonly Limit[];
  /** Statutory days that were left on the last day to take them. */
  overdue: StatutoryDue[];
  /** The part of the balance that never lapses; null if the terms name none. */
  statutory: number | null;
}

interface Step {
  day: string;
  /** The order within a day: what is taken back, cycle ends, gains, entries, leave. */
  order: number;
  apply: (state: State) => void;
}

interface State extends Pick<Account, "cycles" | "held" | "overdue"> {
  /** The first day that is still to be looked at. */
  day: string;
}

/** Days that expire first are used first. */
export function accountsOf(sources: AccountSources, until: string): Account {
  const spans = spansOf(sources.services, sources.terms, until);
  const entries = countedEntries(sources.entries, spans);
  const steps = [
    ...cycleSteps(spans, entries, sources.work),
    ...gainsOf(spans, sources.work, until).map(gainStep),
    ...entries.map(entryStep),
    ...sources.used.map(useStep),
  ]
    .filter(({ day }) => day <= until)
    .sort((one, other) => compareDays(one.day, other.day) || one.order - other.order);
  const state: State = { held: noLots, cycles: [], overdue: [], day: "0001-01-01" };
  // Earlier entries, such as an opening balance, belong to the first cycle.
  const opening = spans[0];
  if (opening) beginCycle(state, opening.cycle);
  for (const { apply, day } of steps) {
    goTo(state, day);
    apply(state);
  }
  goTo(state, until);
  for (const cycle of state.cycles.slice(-1)) cycle.closing = daysIn(state.held);
  const last = spans.at(-1);
  const { cycles, held, overdue } = state;
  return {
    ...{ cycles, held, overdue },
    limits: limitsOf(spans),
    statutory: last?.terms.statutory
      ? statutoryDaysIn(held, statutoryDaysOf(last, sources.work.schedule))
      : null,
  };
}

/** The fewest days that could still be taken at the end of any day of a period; below 0 if too many were. */
export function roomIn(
  {
    cycles,
    limits,
  }: Pick<Account, "limits"> & { cycles: readonly Pick<CycleAccount, "movements">[] },
  { from, to }: Period,
): number {
  let room = Number.POSITIVE_INFINITY;
  let [total, since] = [0, "0001-01-01"];
  const closeUntil = (day: string) => {
    if (since > to || day < from || day < since) return;
    const limit = lowestLimit(limits, { from: later(from, since), to: earlier(to, day) });
    room = Math.min(room, sumOf([total, limit]));
  };
  for (const { kind, day, days } of cycles.flatMap(({ movements }) => movements)) {
    // Lapsing days are still usable on their last day.
    const on = kind === "lapsed" ? plusDays(day, 1) : day;
    if (on > since) closeUntil(plusDays(on, -1));
    total = sumOf([total, days]);
    since = on;
  }
  closeUntil(endOfTime);
  return room;
}

/** People grant the documented defaults only under terms without gains of their own. */
function countedEntries(entries: readonly Entry[], spans: readonly Span[]): Entry[] {
  const kindOn = (day: string) =>
    (spans.findLast(({ from }) => from <= day) ?? spans[0])?.terms.accrual.kind;
  return entries.filter(({ kind, day }) => kind !== "default" || kindOn(day) === "granted");
}

function cycleSteps(spans: readonly Span[], entries: readonly Entry[], { schedule }: Work): Step[] {
  const defaults = sumOf(entries.flatMap(({ kind, days }) => (kind === "default" ? [days] : [])));
  return spans.slice(1).flatMap((span, at): Step[] => {
    const before = spans[at];
    if (!before || !span.isEntry) return [];
    const apply = (state: State) => {
      if (isReplaced(before.terms) && givesAll(span.terms))
        lapse(state, withoutDefaults(state, defaults, span.cycle), plusDays(span.from, -1));
      turnCycle(state, { before, next: span, statutoryDays: statutoryDaysOf(before, schedule) });
    };
    return [{ day: span.from, order: 0, apply }];
  });
}

const statutoryDaysOf = ({ terms: { statutory }, to }: Span, schedule: Schedule): number =>
  statutory ? inDays(statutory, schedule.daysPerWeekOn(to)) : 0;

/** Whether other terms take the place of the defaults, rather than continue them. */
const isReplaced = ({ accrual }: Terms): boolean =>
  accrual.kind === "granted" && !accrual.isRenewed;

/** Whether terms give a whole cycle's days to employees who join them within it. */
const givesAll = ({ accrual }: Terms): boolean =>
  accrual.kind === "sick-cycle" || (accrual.kind === "at-once" && !accrual.isProrated);

/** The lots without the defaults, which own terms replace. Used defaults count against the days of their cycle. */
function withoutDefaults({ held, cycles }: State, defaults: number, cycle: Period): Lots {
  const usedBefore = cycles.flatMap(({ movements }) =>
    movements.flatMap(({ kind, day, days }) => (kind === "used" && day < cycle.from ? [days] : [])),
  );
  return useDays(held, Math.max(0, sumOf([defaults, ...usedBefore])));
}

/** BCEA s 20(4): annual leave is granted within six months after its cycle. */
const takenWithinMonths = 6;

const lastDayAfter = (from: string, months: number) => plusDays(plusMonths(from, months), -1);

/** Ends a cycle by its terms, and begins the next with the carried days. */
function turnCycle(
  state: State,
  {
    before,
    next: { cycle, from },
    statutoryDays,
  }: { before: Span; next: Span; statutoryDays: number },
): void {
  const { cap, months } = before.terms.carryOver;
  const until = months === null ? endOfTime : lastDayAfter(from, months);
  const statutory = { days: statutoryDays, lastDay: lastDayAfter(from, takenWithinMonths) };
  lapse(state, carryDays(state.held, { cap, until, statutory }), plusDays(from, -1));
  for (const last of state.cycles.slice(-1)) last.closing = daysIn(state.held);
  beginCycle(state, { from: from > cycle.from ? from : cycle.from, to: cycle.to });
}

function beginCycle(state: State, { from, to }: Period): void {
  const opening = daysIn(state.held);
  state.cycles.push({
    from,
    to,
    opening,
    gained: 0,
    entered: 0,
    taken: 0,
    lapsed: 0,
    closing: opening,
    movements: [],
  });
}

/** Notes statutory days that should have been taken before this day, and removes what expired before it. */
function goTo(state: State, day: string): void {
  if (state.day < day) {
    state.overdue.push(...statutoryDue(state.held, { from: state.day, before: day }));
    state.day = day;
  }
  for (;;) {
    const lot = nextExpiry(state.held);
    if (!lot || lot.until >= day) return;
    lapse(state, expireOn(state.held, lot.until), lot.until);
  }
}

function lapse(state: State, left: Lots, day: string): void {
  const days = sumOf([daysIn(state.held), -daysIn(left)]);
  state.held = left;
  if (days > 0) record(state, { kind: "lapsed", day, days: -days });
}

const gainStep = ({ day, days }: Gain): Step => ({
  day,
  // What ended terms take back belongs to their cycle, and cannot lapse with it.
  order: days < 0 ? -1 : 1,
  apply(state) {
    state.held = add(state.held, days, day);
    record(state, { kind: "gained", day, days });
  },
});

const entryStep = (entry: Entry): Step => ({
  day: entry.day,
  order: 2,
  apply(state) {
    state.held = add(state.held, entry.days, entry.day, entry.until ?? endOfTime);
    record(state, { kind: "entered", day: entry.day, days: entry.days, entry });
  },
});

const useStep = ({ date, cost, leaveId }: UsedDay): Step => ({
  day: date,
  order: 3,
  apply(state) {
    state.held = useDays(state.held, cost);
    record(state, { kind: "used", day: date, days: -cost, leaveId });
  },
});

const add = (held: Lots, days: number, gainedOn: string, until = endOfTime): Lots =>
  days < 0 ? useDays(held, -days) : addDays(held, { days, until, gainedOn });

const field = { gained: "gained", entered: "entered", used: "taken", lapsed: "lapsed" } as const;

function record({ cycles }: State, movement: Movement): void {
  const cycle = cycles.at(-1);
  if (!cycle) return;
  const name = field[movement.kind];
  const days =
    movement.kind === "used" || movement.kind === "lapsed" ? -movement.days : movement.days;
  cycle[name] = sumOf([cycle[name], days]);
  cycle.movements.push(movement);
}
