import { useState } from "react";
import type { Leave } from "#contract/leave.ts";
import { messageOf } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { refresh } from "#web/api/hooks.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "./text.ts";

export type Decision = "approve" | "reject";

const messages = {
  approve: { done: text.decision.approved, failed: text.decision.approveFailed },
  reject: { done: text.decision.rejected, failed: text.decision.rejectFailed },
};

/**
 * Approves or rejects a request, one at a time, and fetches leave anew; answers whether it succeeded. A refusal is told
 * in the server's words.
 */
export function useLeaveDecision() {
  const [busyId, setBusyId] = useState<number>();

  const decide = async (decision: Decision, { id }: Leave, name: string): Promise<boolean> => {
    if (busyId !== undefined) return false;
    setBusyId(id);
    try {
      await callApi(`leave.${decision}`, { params: { id } });
      await refresh("leave", "employees");
      toast.success(messages[decision].done(name));
      return true;
    } catch (error) {
      toast.error(messageOf(error, messages[decision].failed));
      return false;
    } finally {
      setBusyId(undefined);
    }
  };
  return { decide, busyId };
}
