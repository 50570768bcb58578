import type { Rounding } from "./amounts.ts";

/** A cycle's days, or weeks of the employee's own working days. */
export type Amount = { days: number } | { weeks: number };

type Accrual =
  /** People's grants only: the documented defaults and their corrections. Renewed if later cycles give the same days. */
  | { kind: "granted"; isRenewed?: boolean }
  /** The whole cycle's days on its first day, as a share for a partial cycle if prorated. */
  | { kind: "at-once"; isProrated: boolean }
  /** A share on the first or last day of each month in the cycle. */
  | { kind: "monthly"; at: "start" | "end"; partialMonths: "prorated" | "full" | "none" }
  | { kind: "days-worked"; per: number }
  /** All at once, except for one day per n worked in the first months of employment (BCEA s 22). */
  | { kind: "sick-cycle"; firstMonths: number; per: number };

export type CycleRule =
  | { kind: "continuous" }
  /** A year from a day such as 01-01. */
  | { kind: "year"; from: string }
  /** Months from the first day of service. */
  | { kind: "service"; months: number };

interface CarryOver {
  /** The carried days at most; null carries all. */
  cap: number | null;
  /** Their lifetime in months; null if they never lapse. */
  months: number | null;
}

export interface Terms {
  amount: Amount;
  accrual: Accrual;
  cycle: CycleRule;
  carryOver: CarryOver;
  /** The part of a cycle's days that never lapses. */
  statutory?: Amount | undefined;
  /** How many days the balance may go below 0; none by default. */
  belowZero?: number | undefined;
  rounding: Rounding;
  /** Months of service before the first gain. */
  waitingMonths: number;
  /** Employees with fewer days of work a week gain none. */
  minDaysPerWeek: number;
  /** Amounts from so many years of service on. */
  tiers: readonly { afterYears: number; amount: Amount }[];
}

export interface DatedTerms {
  from: string;
  terms: Terms;
}

/** The documented days: people grant them, and they never lapse. */
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
