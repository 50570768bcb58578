import type { LeaveBalance } from "./leave-balance.ts";

/** The policies that every company has: days granted as documented, and what the Act grants. */
export const readyPolicies = ["standard", "act"] as const;
export type ReadyPolicy = (typeof readyPolicies)[number];

export const readyPolicyLabels: Record<ReadyPolicy, string> = {
  standard: "Standard",
  act: "As the Act has it",
};

/** The balances whose terms a policy sets; those of parents are the law's. */
export const policyBalances = [
  "annual",
  "sick",
  "familyResponsibility",
  "study",
] as const satisfies readonly LeaveBalance[];
export type PolicyBalance = (typeof policyBalances)[number];

/** Who a policy is assigned to. */
export const policyTargets = ["all", "department", "employee"] as const;
