import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { showDecided } from "./decided-leave.ts";
import { text } from "./text.ts";

export type Decision = "approve" | "reject";

const messages = {
  approve: { done: text.decision.approved, failed: text.decision.approveFailed },
  reject: { done: text.decision.rejected, failed: text.decision.rejectFailed },
};

/**
 * Approves or rejects a request, one at a time, and shows the decision wherever the request is shown; returns whether it
 * succeeded. If the server refuses, its message is shown.
 */
export function useLeaveDecision() {
  const approve = useApiMutation("leave.approve", { show: showDecided });
  const reject = useApiMutation("leave.reject", { show: showDecided });
  const isBusy = approve.isPending || reject.isPending;

  const decide = async (
    decision: Decision,
    { id }: { id: number },
    name: string,
  ): Promise<boolean> => {
    const { mutateAsync } = decision === "approve" ? approve : reject;
    try {
      await mutateAsync({ params: { id } });
      toast.success(messages[decision].done(name));
      return true;
    } catch (error) {
      toast.error(messageOf(error, messages[decision].failed));
      return false;
    }
  };
  return { decide, isBusy };
}
