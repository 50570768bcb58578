import type { LeaveBalance, OfferedLeave } from "#contract/codes/leave.ts";
import type { LeaveSummary, LeaveUse } from "#contract/leave/leave.ts";
import type { OwnBalance } from "#contract/leave/requests/own-leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";

/** The balances of every company that leave can be asked from. */
export const shownBalances = ["annual", "sick", "family", "maternity"] as const;
const optionalBalances = ["study", "timeInLieu"] as const;
export type BalanceName = (typeof shownBalances)[number] | (typeof optionalBalances)[number];

export const codeOf: Record<BalanceName, LeaveBalance> = {
  annual: "annual",
  sick: "sick",
  family: "familyResponsibility",
  maternity: "maternityPaternity",
  study: "study",
  timeInLieu: "timeInLieu",
};

/** The balances that employees of a company see of themselves: those that leave can be asked from. */
export const ownBalances = ({
  offersStudyLeave,
  offersTimeInLieu,
}: OfferedLeave): BalanceName[] => [
  ...shownBalances,
  ...(offersStudyLeave ? (["study"] as const) : []),
  ...(offersTimeInLieu ? (["timeInLieu"] as const) : []),
];

/** The balances in the details of someone: study, too, as its days can be granted without being asked for (AMB-127). */
export const balancesWith = (
  { offersTimeInLieu }: OfferedLeave,
  summary: LeaveSummary,
): BalanceName[] => [
  ...shownBalances,
  "study",
  ...(offersTimeInLieu || summary.timeInLieu ? (["timeInLieu"] as const) : []),
];

/** The balance of an employee of whom nothing is known. */
export const noUse: LeaveUse = {
  total: 0,
  used: 0,
  pending: 0,
  remaining: 0,
  percentage: 0,
  leaves: [],
};

/** One balance of an employee; an empty one of time in lieu if they never had any. */
export const useOf = (summary: LeaveSummary, name: BalanceName): LeaveUse => summary[name] ?? noUse;

/** The balances of an employee; empty ones for an employee without a record (AMB-133). */
export const balancesOf = (summary: LeaveSummary | undefined): Record<BalanceName, OwnBalance> => ({
  annual: summary?.annual ?? noUse,
  sick: summary?.sick ?? noUse,
  family: summary?.family ?? noUse,
  maternity: summary?.maternity ?? noUse,
  study: summary?.study ?? noUse,
  timeInLieu: summary?.timeInLieu ?? noUse,
});

/** All leave an employee requested, of every type, the newest start first. */
export const allLeave = (summary: LeaveSummary): Leave[] =>
  [...shownBalances, ...optionalBalances, "unpaid" as const]
    .flatMap((name) => summary[name]?.leaves ?? [])
    .sort((a, b) => b.startDate.localeCompare(a.startDate) || b.id - a.id);

/** Leave on which a decision by the reader is asked: pending, or to be cancelled; the earliest start first. */
export const pendingReviews = (summary: LeaveSummary): Leave[] =>
  allLeave(summary)
    .filter(({ can }) => can.reject || can.refuseCancellation)
    .reverse();
