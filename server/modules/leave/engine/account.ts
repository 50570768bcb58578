import { type Gain, gainsOf, type Work } from "./accrual.ts";
import { sumOf } from "./amounts.ts";
import { compareDays, endOfTime, type Period, plusDays, plusMonths } from "./day.ts";
import {
  addDays,
  carryDays,
  daysIn,
  expireOn,
  type Lots,
  nextExpiry,
  noLots,
  useDays,
} from "./lots.ts";
import { type Service, type Span, spansOf } from "./spans.ts";
import type { DatedTerms, Terms } from "./terms.ts";

/** Days that people add to a balance or take from it, from a day on. */
export interface Entry {
  id: number;
  kind: "default" | "corrected" | "opening" | "paid-out" | "worked";
  /** Below 0 if days are taken away. */
  days: number;
  day: string;
  /** The last day on which they can be used; they stay without. */
  until?: string | null | undefined;
}

/** A day of leave that costs something. */
interface UsedDay {
  leaveId: number;
  date: string;
  cost: number;
}

/** All that a balance follows from. */
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

/** One cycle, as far as it has passed. */
export interface CycleAccount extends Period {
  /** What was carried into it. */
  opening: number;
  gained: number;
  /** What people added or took away. */
  entered: number;
  taken: number;
  lapsed: number;
  /** What is there at its end, or on the day asked for. */
  closing: number;
  movements: Movement[];
}

interface Step {
  day: string;
  /** What comes first on a day: a cycle ends, days are gained, people enter some, and then leave uses them. */
  order: number;
  apply: (state: State) => void;
}

interface State {
  held: Lots;
  cycles: CycleAccount[];
}

/** Walks through an employee's cycles to a day and returns each; what expires first is used first. */
export function accountsOf(
  sources: AccountSources,
  until: string,
): { cycles: CycleAccount[]; held: Lots } {
  const spans = spansOf(sources.services, sources.terms, until);
  const entries = countedEntries(sources.entries, spans);
  const steps = [
    ...cycleSteps(spans, entries),
    ...gainsOf(spans, sources.work, until).map(gainStep),
    ...entries.map(entryStep),
    ...sources.used.map(useStep),
  ]
    .filter(({ day }) => day <= until)
    .sort((one, other) => compareDays(one.day, other.day) || one.order - other.order);
  const state: State = { held: noLots, cycles: [] };
  // What was entered before the first cycle, as an opening balance may be, belongs to it.
  const opening = spans[0];
  if (opening) beginCycle(state, opening.cycle);
  for (const { apply, day } of steps) {
    expireBefore(state, day);
    apply(state);
  }
  expireBefore(state, until);
  for (const cycle of state.cycles.slice(-1)) cycle.closing = daysIn(state.held);
  return state;
}

/** The documented defaults are granted by a person to those whose terms do not gain days by themselves. */
function countedEntries(entries: readonly Entry[], spans: readonly Span[]): Entry[] {
  const kindOn = (day: string) =>
    (spans.findLast(({ from }) => from <= day) ?? spans[0])?.terms.accrual.kind;
  return entries.filter(({ kind, day }) => kind !== "default" || kindOn(day) === "granted");
}

function cycleSteps(spans: readonly Span[], entries: readonly Entry[]): Step[] {
  const defaults = sumOf(entries.flatMap(({ kind, days }) => (kind === "default" ? [days] : [])));
  return spans.slice(1).flatMap((span, at): Step[] => {
    const before = spans[at];
    if (!before || !span.isEntry) return [];
    const apply = (state: State) => {
      if (before.terms.accrual.kind === "granted" && givesAll(span.terms))
        lapse(state, withoutDefaults(state, defaults, span.cycle), plusDays(span.from, -1));
      turnCycle(state, before, span);
    };
    return [{ day: span.from, order: 0, apply }];
  });
}

/** Whether terms give the days of a whole cycle to those who come to them within it. */
const givesAll = ({ accrual }: Terms): boolean =>
  accrual.kind === "sick-cycle" || (accrual.kind === "at-once" && !accrual.isProrated);

/**
 * What is held without the defaults, as nobody has the same days by both. What was used of them counts against the days of the
 * cycle that it was used in.
 */
function withoutDefaults({ held, cycles }: State, defaults: number, cycle: Period): Lots {
  const usedBefore = cycles.flatMap(({ movements }) =>
    movements.flatMap(({ kind, day, days }) => (kind === "used" && day < cycle.from ? [days] : [])),
  );
  return useDays(held, Math.max(0, sumOf([defaults, ...usedBefore])));
}

/** Ends a cycle by the terms it had, and begins the next with what is carried. */
function turnCycle(state: State, before: Span, { cycle, from }: Span): void {
  const { cap, months } = before.terms.carryOver;
  const until = months === null ? endOfTime : plusDays(plusMonths(from, months), -1);
  lapse(state, carryDays(state.held, cap, until), plusDays(from, -1));
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

/** Removes what could be used until a day before this one, on that day. */
function expireBefore(state: State, day: string): void {
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
  order: 1,
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
