import { documentedTerms, type Terms } from "../terms.ts";

interface Source {
  act: "BCEA";
  section: string;
}

/** The law's minimum. */
export interface Floor extends Source {
  terms: Terms;
}

/** The minimum of each balance by the Basic Conditions of Employment Act 75 of 1997. */
export const southAfricanFloors = {
  /** 21 consecutive days are three working weeks per twelve months, to be granted within six months after the cycle. */
  annual: {
    act: "BCEA",
    section: "20",
    terms: {
      ...documentedTerms,
      amount: { weeks: 3 },
      accrual: { kind: "monthly", at: "end", partialMonths: "prorated" },
      cycle: { kind: "service", months: 12 },
      carryOver: { cap: null, months: 6 },
    },
  },
  /** Six weeks' days in 36 months; in the first six months one day for every 26 worked. */
  sick: {
    act: "BCEA",
    section: "22",
    terms: {
      ...documentedTerms,
      amount: { weeks: 6 },
      accrual: { kind: "sick-cycle", firstMonths: 6, per: 26 },
      cycle: { kind: "service", months: 36 },
      carryOver: { cap: 0, months: null },
    },
  },
  /** Three days a year after four months, with at least four days of work a week; unused days lapse. */
  familyResponsibility: {
    act: "BCEA",
    section: "27",
    terms: {
      ...documentedTerms,
      amount: { days: 3 },
      accrual: { kind: "at-once", isProrated: false },
      cycle: { kind: "service", months: 12 },
      carryOver: { cap: 0, months: null },
      waitingMonths: 4,
      minDaysPerWeek: 4,
    },
  },
} as const satisfies Record<string, Floor>;

/** Annual leave by agreement (s 20(2)(b)): one day for every 17 with work or entitlement to pay. */
export const annualByDaysWorked: Terms = {
  ...southAfricanFloors.annual.terms,
  accrual: { kind: "days-worked", per: 17 },
};
