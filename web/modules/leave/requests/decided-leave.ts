import type { StaffDashboard, SuperadminDashboard } from "#contract/dashboard.ts";
import type { LeaveSummary, LeaveUse } from "#contract/leave/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import type { Page } from "#contract/operation.ts";
import { queryClient } from "#web/api/query-client.ts";

type Dashboard = SuperadminDashboard | StaffDashboard;

const replaceIn = (use: LeaveUse, decided: Leave): LeaveUse => ({
  ...use,
  leaves: use.leaves.map((one) => (one.id === decided.id ? decided : one)),
});

const withDecided = (summary: LeaveSummary, decided: Leave): LeaveSummary => ({
  ...summary,
  annual: replaceIn(summary.annual, decided),
  sick: replaceIn(summary.sick, decided),
  family: replaceIn(summary.family, decided),
  maternity: replaceIn(summary.maternity, decided),
  study: replaceIn(summary.study, decided),
  ...(summary.timeInLieu && { timeInLieu: replaceIn(summary.timeInLieu, decided) }),
  unpaid: replaceIn(summary.unpaid, decided),
});

function withoutDecided<Known extends Dashboard>(dashboard: Known, { id }: Leave): Known {
  const { items, total } = dashboard.pendingReviews;
  const left = items.filter((one) => one.id !== id);
  const pendingReviews = { items: left, total: total - (items.length - left.length) };
  return { ...dashboard, pendingReviews };
}

/** Shows a decision, as the server returned it, in every list that has the request already. */
export function showDecided(decided: Leave): void {
  queryClient.setQueriesData<Page<LeaveSummary>>(
    { queryKey: ["leave", "combinedRecords"] },
    (known) => known && { ...known, items: known.items.map((one) => withDecided(one, decided)) },
  );
  queryClient.setQueriesData<Dashboard>({ queryKey: ["dashboard"] }, (known) =>
    known && decided.leaveStatus !== "pending" ? withoutDecided(known, decided) : known,
  );
}
