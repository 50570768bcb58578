import { type PolicyBalance, policyBalances } from "#contract/codes/leave.ts";
import type { AnnualTerms, BalanceTerms, PolicyTerms } from "#contract/leave/terms/terms.ts";
import { standardTerms } from "#contract/rules/standard-leave.ts";
import type { text } from "./policy-text.ts";

/** The editable terms of a balance; the others stay as they are. */
export interface TermsForm {
  days: number | null;
  gained: keyof typeof text.gains | "";
  cycle: keyof typeof text.cycles | "";
  /** Months of employment before the first days; null for none. */
  waiting: number | null;
  cap: number | null;
  months: number | null;
  /** Days of each cycle that never lapse; null for none. */
  statutory: number | null;
  /** How many days the balance may go below 0; null for none. Only annual leave may. */
  belowZero: number | null;
}

/** The initial terms of a new policy: the standard, with the days that the law keeps named. */
export const firstTerms: PolicyTerms = {
  ...standardTerms,
  annual: { ...standardTerms.annual, statutory: { weeks: 3 } },
};

const gainedBy = ({ accrual }: BalanceTerms): TermsForm["gained"] =>
  accrual.kind === "monthly" ? `monthly-${accrual.at}` : accrual.kind;

function cycleOf({ cycle }: BalanceTerms): TermsForm["cycle"] {
  if (cycle.kind === "year") return "year";
  return cycle.months === 36 ? "service-36" : "service-12";
}

/** A balance's terms for the form; weeks as the days of a week of five. */
export const shownTerms = (terms: AnnualTerms): TermsForm => ({
  days: daysOf(terms.amount),
  gained: gainedBy(terms),
  cycle: cycleOf(terms),
  waiting: terms.waitingMonths || null,
  cap: terms.carryOver.cap,
  months: terms.carryOver.months,
  statutory: terms.statutory ? daysOf(terms.statutory) : null,
  belowZero: terms.belowZero || null,
});

const daysOf = (amount: BalanceTerms["amount"]): number =>
  "days" in amount ? amount.days : amount.weeks * 5;

function accrualOf(gained: TermsForm["gained"], before: BalanceTerms): BalanceTerms["accrual"] {
  if (gained === gainedBy(before)) return before.accrual;
  if (gained === "monthly-start" || gained === "monthly-end")
    return {
      kind: "monthly",
      at: gained === "monthly-start" ? "start" : "end",
      partialMonths: "prorated",
    };
  if (gained === "days-worked") return { kind: "days-worked", per: 17 };
  if (gained === "sick-cycle") return { kind: "sick-cycle", firstMonths: 6, per: 26 };
  return { kind: "at-once", isProrated: true };
}

function cycleFrom(chosen: TermsForm["cycle"], before: BalanceTerms): BalanceTerms["cycle"] {
  if (chosen === cycleOf(before)) return before.cycle;
  if (chosen === "year") return { kind: "year", from: "01-01" };
  return { kind: "service", months: chosen === "service-36" ? 36 : 12 };
}

const statutoryOf = (days: number | null) => (days === null ? undefined : { days });

/** The chosen terms; others stay as before. */
export function chosenTerms(
  chosen: Record<PolicyBalance, TermsForm>,
  before: PolicyTerms,
): PolicyTerms {
  const of = (balance: PolicyBalance): BalanceTerms => {
    const { days, gained, cycle, waiting, cap, months, statutory } = chosen[balance];
    const was: AnnualTerms = before[balance];
    const shown = shownTerms(was);
    const kept = statutory === shown.statutory ? was.statutory : statutoryOf(statutory);
    const { statutory: _, belowZero: _before, ...others } = was;
    return {
      ...others,
      ...(kept && { statutory: kept }),
      amount: days === shown.days ? was.amount : { days: days ?? 0 },
      accrual: accrualOf(gained, was),
      cycle: cycleFrom(cycle, was),
      waitingMonths: waiting ?? 0,
      carryOver: { cap, months },
    };
  };
  const [annual, sick, familyResponsibility, study] = policyBalances.map(of);
  const { belowZero } = chosen.annual;
  return {
    ...before,
    annual: { ...annual, ...(belowZero && { belowZero }) },
    ...{ sick, familyResponsibility, study },
  } as PolicyTerms;
}
