import { type Amount, documentedTerms, type Terms } from "../terms.ts";

interface Source {
  act: "BCEA";
  section: string;
}

/** The law's minimum: terms are lawful that grant no less than one of the ways. */
export interface Floor extends Source {
  ways: readonly [Terms, ...Terms[]];
}

/** Annual leave of a cycle (s 20(2)(a)). */
export const annualByLaw: Amount = { weeks: 3 };

const annual: Terms = {
  ...documentedTerms,
  amount: annualByLaw,
  accrual: { kind: "monthly", at: "end", partialMonths: "prorated" },
  cycle: { kind: "service", months: 12 },
  statutory: annualByLaw,
};

/** The minimum of each balance by the Basic Conditions of Employment Act 75 of 1997. */
export const southAfricanFloors = {
  /**
   * 21 consecutive days are three working weeks per twelve months, which never lapse; by agreement one day for every 17
   * with work or pay.
   */
  annual: {
    act: "BCEA",
    section: "20",
    ways: [annual, { ...annual, accrual: { kind: "days-worked", per: 17 } }],
  },
  /** Six weeks' days in 36 months; in the first six months one day for every 26 worked. */
  sick: {
    act: "BCEA",
    section: "22",
    ways: [
      {
        ...documentedTerms,
        amount: { weeks: 6 },
        accrual: { kind: "sick-cycle", firstMonths: 6, per: 26 },
        cycle: { kind: "service", months: 36 },
        carryOver: { cap: 0, months: null },
      },
    ],
  },
  /** Three days a year after four months, with at least four days of work a week; unused days lapse. */
  familyResponsibility: {
    act: "BCEA",
    section: "27",
    ways: [
      {
        ...documentedTerms,
        amount: { days: 3 },
        accrual: { kind: "at-once", isProrated: false },
        cycle: { kind: "service", months: 12 },
        carryOver: { cap: 0, months: null },
        waitingMonths: 4,
        minDaysPerWeek: 4,
      },
    ],
  },
} as const satisfies Record<string, Floor>;
