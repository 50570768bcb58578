import { type PolicyBalance, policyBalances } from "#contract/codes/leave.ts";
import type { PolicyTerms } from "#contract/leave/terms/terms.ts";
import { text } from "./policy-text.ts";

const { firstDays: labels } = text.apply;

const givesAny = ({ amount }: PolicyTerms[PolicyBalance]): boolean =>
  "days" in amount ? amount.days > 0 : amount.weeks > 0;

/** Whether terms give a cycle's days at once, in full also to those who come to them within it. */
const givesInFull = (terms: PolicyTerms, balance: PolicyBalance): boolean => {
  const { accrual } = terms[balance];
  return accrual.kind === "sick-cycle" || (accrual.kind === "at-once" && !accrual.isProrated);
};

const givesShare = (terms: PolicyTerms, balance: PolicyBalance): boolean => {
  const { accrual } = terms[balance];
  return accrual.kind === "at-once" && accrual.isProrated;
};

/** What people who come to a policy within a year get of its days at first, and when the next follow; one sentence for each way. */
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
