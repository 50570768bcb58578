import { type PolicyBalance, policyBalances } from "#contract/codes/leave.ts";
import type { PolicyTerms } from "#contract/leave/terms/terms.ts";
import { text } from "./policy-text.ts";

const { firstDays: labels } = text.apply;

const givesAny = ({ amount }: PolicyTerms[PolicyBalance]): boolean =>
  "days" in amount ? amount.days > 0 : amount.weeks > 0;

/** Whether a cycle's days come at once, in full also for those who join within it. */
const givesInFull = (terms: PolicyTerms, balance: PolicyBalance): boolean => {
  const { accrual } = terms[balance];
  return accrual.kind === "sick-cycle" || (accrual.kind === "at-once" && !accrual.isProrated);
};

const givesShare = (terms: PolicyTerms, balance: PolicyBalance): boolean => {
  const { accrual } = terms[balance];
  return accrual.kind === "at-once" && accrual.isProrated;
};

/** The first days under a policy that begins within a year, and the next grant; one sentence for each kind. */
export function firstDaysText(terms: PolicyTerms): string[] {
  const named = (has: typeof givesInFull) =>
    policyBalances
      .filter((balance) => givesAny(terms[balance]) && has(terms, balance))
      .map((one) => text.balances[one]);
  const [inFull, asShare] = [named(givesInFull), named(givesShare)];
  return [
    ...(inFull.length > 0 ? [labels.inFull(listed(inFull))] : []),
    ...(asShare.length > 0 ? [labels.asShare(listed(asShare))] : []),
  ];
}

const listed = (names: readonly string[]) =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(names);
