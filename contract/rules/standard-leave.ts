const atOnce = { kind: "at-once" as const, isProrated: false };
const service = (months: number) => ({ kind: "service" as const, months });
const yearly = {
  accrual: atOnce,
  cycle: service(12),
  carryOver: { cap: 0, months: null },
  rounding: { to: 0.01 as const, mode: "nearest" as const },
  waitingMonths: 0,
  minDaysPerWeek: 0,
  tiers: [],
};

/** The policy of everyone without another. The default grant gives the days of a person's first cycle. */
export const standardTerms = {
  annual: {
    ...yearly,
    amount: { days: 15 },
    accrual: { ...atOnce, isProrated: true },
    carryOver: { cap: null, months: null },
  },
  sick: { ...yearly, amount: { days: 30 }, cycle: service(36) },
  familyResponsibility: { ...yearly, amount: { days: 3 } },
  study: { ...yearly, amount: { days: 5 } },
};
