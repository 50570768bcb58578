import type { LeaveBalance } from "#contract/codes/leave-balance.ts";
import type { LeaveSummary, LeaveUse } from "#contract/leave.ts";
import type { Leave } from "#contract/leave-request.ts";
import type { OwnBalance } from "#contract/own-leave.ts";

export const shownBalances = ["annual", "sick", "family", "maternity"] as const;
/** Study can be granted, but no leave of that type can be requested (AMB-127). */
export const allBalances = [...shownBalances, "study"] as const;
export type BalanceName = (typeof allBalances)[number];

/** What the API calls a balance by itself. */
export const codeOf: Record<BalanceName, LeaveBalance> = {
  annual: "annual",
  sick: "sick",
  family: "familyResponsibility",
  maternity: "maternityPaternity",
  study: "study",
};

/** The balance of an employee of whom nothing is known. */
export const noUse: LeaveUse = {
  total: 0,
  used: 0,
  pending: 0,
  remaining: 0,
  percentage: 0,
  leaves: [],
};

/** The balances shown of an employee; empty ones for an employee without a record (AMB-133). */
export const balancesOf = (
  summary: LeaveSummary | undefined,
): Record<(typeof shownBalances)[number], OwnBalance> => ({
  annual: summary?.annual ?? noUse,
  sick: summary?.sick ?? noUse,
  family: summary?.family ?? noUse,
  maternity: summary?.maternity ?? noUse,
});

/** All leave an employee requested, of every type, the newest start first. */
export const allLeave = (summary: LeaveSummary): Leave[] =>
  [...allBalances, "unpaid" as const]
    .flatMap((name) => summary[name].leaves)
    .sort((a, b) => b.startDate.localeCompare(a.startDate) || b.id - a.id);

/** Leave on which a decision by the reader is asked: pending, or to be cancelled; the earliest start first. */
export const pendingReviews = (summary: LeaveSummary): Leave[] =>
  allLeave(summary)
    .filter(({ can }) => can.reject || can.refuseCancellation)
    .reverse();
