import type { Rounding } from "./amounts.ts";

/** How much a cycle gives: days, or weeks of the employee's own working days. */
export type Amount = { days: number } | { weeks: number };

/** How days are gained. */
type Accrual =
  /** Only by what people grant: the documented defaults and their corrections. */
  | { kind: "granted" }
  /** The whole cycle's days on its first day; those who join or leave during it get their share, if so agreed. */
  | { kind: "at-once"; isProrated: boolean }
  /** A share each month of the cycle, on its first or on its last day. */
  | { kind: "monthly"; at: "start" | "end"; partialMonths: "prorated" | "full" | "none" }
  /** One day for every n days worked. */
  | { kind: "days-worked"; per: number }
  /** All at once, but in the first months of employment one day for every n days worked (BCEA s 22). */
  | { kind: "sick-cycle"; firstMonths: number; per: number };

export type CycleRule =
  /** One cycle without an end. */
  | { kind: "continuous" }
  /** A year from a day such as 01-01. */
  | { kind: "year"; from: string }
  /** So many months, the first from the day that counts as the first of service. */
  | { kind: "service"; months: number };

/** What is left at the end of a cycle. */
interface CarryOver {
  /** How many days are carried at most; null carries all. */
  cap: number | null;
  /** For how many months they stay; null for good. */
  months: number | null;
}

/** The terms of one balance. */
export interface Terms {
  amount: Amount;
  accrual: Accrual;
  cycle: CycleRule;
  carryOver: CarryOver;
  /** Of the running total of a cycle. */
  rounding: Rounding;
  /** Months of service before the first days are gained. */
  waitingMonths: number;
  /** Nothing is gained by those who work fewer days a week. */
  minDaysPerWeek: number;
  /** Another amount from so many years of service on, by years. */
  tiers: readonly { afterYears: number; amount: Amount }[];
}

/** The terms that apply to an employee from a day on. */
export interface DatedTerms {
  from: string;
  terms: Terms;
}

/** Days as documented: what is granted is granted by a person, and nothing lapses. */
export const documentedTerms: Terms = {
  amount: { days: 0 },
  accrual: { kind: "granted" },
  cycle: { kind: "continuous" },
  carryOver: { cap: null, months: null },
  rounding: { to: 0.01, mode: "nearest" },
  waitingMonths: 0,
  minDaysPerWeek: 0,
  tiers: [],
};
