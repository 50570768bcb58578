import { documentedTerms, type Terms } from "../terms.ts";

/** Where a rule comes from. */
interface Source {
  act: "BCEA";
  section: string;
}

/** What the law grants at least. */
export interface Floor extends Source {
  terms: Terms;
}

/** What the law grants of the balances that it knows: Basic Conditions of Employment Act 75 of 1997. */
export const southAfricanFloors = {
  /** 21 consecutive days in each cycle of twelve months from the first day, which are three working weeks; to be granted within six months after the cycle. */
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
  /** Three days in each annual cycle, after four months, for those who work at least four days a week; what is unused lapses. */
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

/** Annual leave as s 20(2)(b) has it by agreement: one day for every 17 on which the employee worked or was entitled to be paid. */
export const annualByDaysWorked: Terms = {
  ...southAfricanFloors.annual.terms,
  accrual: { kind: "days-worked", per: 17 },
};
