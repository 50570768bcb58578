import type { LeaveBalance, OfferedLeave } from "#contract/codes/leave.ts";
import type { LeaveSummary, LeaveUse } from "#contract/leave/leave.ts";
import type { OwnBalance } from "#contract/leave/requests/own-leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";

/** The requestable balances of every company. */
export const shownBalances = ["annual", "sick", "family", "maternity"] as const;
const optionalBalances = ["study", "timeInLieu"] as const;
export type BalanceName = (typeof shownBalances)[number] | (typeof optionalBalances)[number];

/** The API's name of a single balance. */
export const codeOf: Record<BalanceName, LeaveBalance> = {
  annual: "annual",
  sick: "sick",
  family: "familyResponsibility",
  maternity: "maternityPaternity",
  study: "study",
  timeInLieu: "timeInLieu",
};

/** The requestable balances of a company, for its employees' own screens. */
export const ownBalances = ({
  offersStudyLeave,
  offersTimeInLieu,
}: OfferedLeave): BalanceName[] => [
  ...shownBalances,
  ...(offersStudyLeave ? (["study"] as const) : []),
  ...(offersTimeInLieu ? (["timeInLieu"] as const) : []),
];

/** The balances in a person's details, with study, as its days can be granted without a request (AMB-127). */
export const balancesWith = (
  { offersTimeInLieu }: OfferedLeave,
  summary: LeaveSummary,
): BalanceName[] => [
  ...shownBalances,
  "study",
  ...(offersTimeInLieu || summary.timeInLieu ? (["timeInLieu"] as const) : []),
];

export const noUse: LeaveUse = {
  total: 0,
  used: 0,
  pending: 0,
  remaining: 0,
  percentage: 0,
  leaves: [],
};

/** One balance of an employee; an empty one for time in lieu they never had. */
export const useOf = (summary: LeaveSummary, name: BalanceName): LeaveUse => summary[name] ?? noUse;

/** The balances of an employee; empty ones without a record (AMB-133). */
export const balancesOf = (summary: LeaveSummary | undefined): Record<BalanceName, OwnBalance> => ({
  annual: summary?.annual ?? noUse,
  sick: summary?.sick ?? noUse,
  family: summary?.family ?? noUse,
  maternity: summary?.maternity ?? noUse,
  study: summary?.study ?? noUse,
  timeInLieu: summary?.timeInLieu ?? noUse,
});

/** All leave requests of an employee, the newest start first. */
export const allLeave = (summary: LeaveSummary): Leave[] =>
  [...shownBalances, ...optionalBalances, "unpaid" as const]
    .flatMap((name) => summary[name]?.leaves ?? [])
    .concat(summary.own.flatMap(({ leaves }) => leaves))
    .sort((a, b) => b.startDate.localeCompare(a.startDate) || b.id - a.id);

/** Leave that awaits the reader's decision, pending or to be cancelled; the earliest start first. */
export const pendingReviews = (summary: LeaveSummary): Leave[] =>
  allLeave(summary)
    .filter(({ can }) => can.reject || can.refuseCancellation)
    .reverse();
