import type { BalanceTerms, PolicyTerms } from "../leave/terms/terms.ts";

const yearly: Omit<BalanceTerms, "amount"> = {
  accrual: { kind: "at-once", isProrated: false },
  cycle: { kind: "service", months: 12 },
  carryOver: { cap: 0, months: null },
  rounding: { to: 0.01, mode: "nearest" },
  waitingMonths: 0,
  minDaysPerWeek: 0,
  tiers: [],
};

/** The policy of everyone without another. The default grant gives the days of a person's first cycle. */
export const standardTerms: PolicyTerms = {
  annual: {
    ...yearly,
    amount: { days: 15 },
    accrual: { kind: "at-once", isProrated: true },
    carryOver: { cap: null, months: null },
  },
  sick: { ...yearly, amount: { days: 30 }, cycle: { kind: "service", months: 36 } },
  familyResponsibility: { ...yearly, amount: { days: 3 } },
  study: { ...yearly, amount: { days: 5 } },
};
