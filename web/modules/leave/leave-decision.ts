import { messageOf } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { watchSession } from "#web/api/query-client.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { storedToken } from "#web/api/session.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { showDecided } from "./decided-leave.ts";
import { decisionText } from "./decision-text.ts";

export type Decision = "approve" | "reject";

const messages = {
  approve: { done: decisionText.approved, failed: decisionText.approveFailed },
  reject: { done: decisionText.rejected, failed: decisionText.rejectFailed },
};

/**
 * Approves or rejects a request and shows the decision wherever the request is shown; returns whether it succeeded. If the
 * server refuses, its message is shown. The call is under way as soon as this returns, and outlives the page.
 */
export async function decideOnLeave(
  decision: Decision,
  { id }: { id: number },
  name: string,
): Promise<boolean> {
  const operation = `leave.${decision}` as const;
  const { done, failed } = messages[decision];
  const session = storedToken();
  try {
    const decided = await callApi(operation, { params: { id } }, { outlivesPage: true });
    // Signed out meanwhile: the screen is someone else's.
    if (storedToken() !== session) return true;
    showDecided(decided);
    void refreshAfter(operation);
    toast.success(done(name));
    return true;
  } catch (error) {
    if (storedToken() !== session) return false;
    watchSession(error);
    toast.error(messageOf(error, failed));
    return false;
  }
}
