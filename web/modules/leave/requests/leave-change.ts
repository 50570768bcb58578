import type { Leave } from "#contract/leave/requests/request.ts";
import { messageOf } from "#web/api/api-error.ts";
import { type CallOptions, callApi } from "#web/api/client.ts";
import type { InputOf } from "#web/api/operations.ts";
import { watchSession } from "#web/api/query-client.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { storedToken } from "#web/api/session.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { showDecided } from "./decided-leave.ts";

type LeaveChange = `leave.${
  | "approve"
  | "reject"
  | "undo"
  | "withdraw"
  | "askToCancel"
  | "cancel"
  | "returnEarly"}`;

/** A request as its user has seen it. */
export interface SeenLeave {
  id: number;
  version: number;
}

interface Sending<Id extends LeaveChange> {
  body?: InputOf<Id> extends { body?: infer Body } ? Body : never;
  /** What is shown once it is done, or what shows it; the screens that the change touches are being refreshed. */
  done: string | ((changed: Leave, refreshed: Promise<unknown>) => void);
  failed: string;
}

/**
 * Changes a request that has not changed since it was seen, and shows it wherever the request is shown; returns whether it
 * succeeded. If the server refuses, its message is shown. The call is under way as soon as this returns, and outlives the page.
 */
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
    // Signed out meanwhile: the screen is someone else's.
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
