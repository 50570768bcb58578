import type { Leave, LeaveSummary, LeaveUse } from "#contract/leave.ts";
import type { OwnBalance } from "#contract/own-leave.ts";

export const shownBalances = ["annual", "sick", "family", "maternity"] as const;
/** Study can be granted, but there is no leave of that type to ask for (AMB-127). */
export const allBalances = [...shownBalances, "study"] as const;
export type BalanceName = (typeof allBalances)[number];

/** Days asked for that nobody has decided on yet. */
export const pendingDays = ({ leaves }: LeaveUse): number =>
  leaves.reduce((sum, one) => (one.leaveStatus === "pending" ? sum + one.leaveDuration : sum), 0);

/** Days granted and not used yet. */
export const remainingDays = ({ total, used }: Pick<LeaveUse, "total" | "used">): number =>
  total - used;

/** What a person has when nothing is known of them. */
export const noUse: LeaveUse = { total: 0, used: 0, percentage: 0, leaves: [] };

const balanceOf = (use: LeaveUse): OwnBalance => ({ ...use, pending: pendingDays(use) });

/** The balances that are shown of a person; empty ones for somebody without a record (AMB-133). */
export const balancesOf = (summary: LeaveSummary | undefined) => ({
  annual: balanceOf(summary?.annual ?? noUse),
  sick: balanceOf(summary?.sick ?? noUse),
  family: balanceOf(summary?.family ?? noUse),
  maternity: balanceOf(summary?.maternity ?? noUse),
});

/** Everything a person asked for, of whatever type, the newest start first. */
export const allLeave = (summary: LeaveSummary): Leave[] =>
  [...allBalances, "unpaid" as const]
    .flatMap((name) => summary[name].leaves)
    .sort((a, b) => b.startDate.localeCompare(a.startDate) || b.id - a.id);

/** What the reader may approve and nobody has decided on, the leave that starts first coming first. */
export const waitingLeave = (summary: LeaveSummary): Leave[] =>
  allLeave(summary)
    .filter(({ leaveStatus, can }) => leaveStatus === "pending" && can.approve)
    .reverse();

export const nameOf = ({ name, surname, email }: LeaveSummary["employee"]): string =>
  `${name} ${surname}`.trim() || email;
