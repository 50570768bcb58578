import type { StaffDashboard, SuperadminDashboard } from "#contract/dashboard.ts";
import type { LeaveSummary, LeaveUse } from "#contract/leave/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import type { Page } from "#contract/operation.ts";
import { messageOf } from "#web/api/api-error.ts";
import { type CallOptions, callApi } from "#web/api/client.ts";
import type { InputOf } from "#web/api/operations.ts";
import { queryClient, watchSession } from "#web/api/query-client.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { storedToken } from "#web/api/session.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/** The operations that change the state of a request. */
type LeaveChange = `leave.${
  | "approve"
  | "reject"
  | "undo"
  | "withdraw"
  | "askToCancel"
  | "cancel"
  | "returnEarly"}`;

/** A request as on its user's screen. */
export interface SeenLeave {
  id: number;
  version: number;
}

interface Sending<Id extends LeaveChange> {
  body?: InputOf<Id> extends { body?: infer Body } ? Body : never;
  /** The message of success, or the way to show it; the affected screens are being refreshed. */
  done: string | ((changed: Leave, refreshed: Promise<unknown>) => void);
  /** The message of a failure without the server's reason. */
  failed: string;
}

/** Changes an unchanged request everywhere on the screen; resolves to its success and shows a refusal. Starts at once and outlives the page. */
export async function changeLeave<Id extends LeaveChange>(
  operation: Id,
  { id, version }: SeenLeave,
  { body, done, failed }: Sending<Id>,
): Promise<boolean> {
  const session = storedToken();
  const input = { params: { id }, ...(body !== undefined && { body }) };
  const options: CallOptions = { outlivesPage: true, seenVersion: version };
  try {
    const changed: Leave = await callApi<LeaveChange>(
      operation,
      input as InputOf<LeaveChange>,
      options,
    );
    // After a sign-out the screen is another person's.
    if (storedToken() !== session) return true;
    showDecided(changed);
    const refreshed = refreshAfter(operation);
    if (typeof done === "string") toast.success(done);
    else done(changed, refreshed);
    return true;
  } catch (error) {
    if (storedToken() !== session) return false;
    watchSession(error);
    toast.error(messageOf(error, failed));
    return false;
  }
}

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

/** Shows the server's decision in every loaded list with the request. */
export function showDecided(decided: Leave): void {
  queryClient.setQueriesData<Page<LeaveSummary>>(
    { queryKey: ["leave", "combinedRecords"] },
    (known) => known && { ...known, items: known.items.map((one) => withDecided(one, decided)) },
  );
  queryClient.setQueriesData<Dashboard>({ queryKey: ["dashboard"] }, (known) =>
    known && decided.leaveStatus !== "pending" ? withoutDecided(known, decided) : known,
  );
}
