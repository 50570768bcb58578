import { undoPausedMs, undoShownMs } from "#contract/rules/leave.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { showUndoToast } from "#web/ui/feedback/undo-toast.tsx";
import { decisionText } from "./decision-text.ts";
import { changeLeave, type SeenLeave } from "./leave-change.ts";

export type Decision = "approve" | "reject";

const messages = {
  approve: { done: decisionText.approved, failed: decisionText.approveFailed },
  reject: { done: decisionText.rejected, failed: decisionText.rejectFailed },
};

interface DecisionOptions {
  reason?: string;
  /** Called once the decision is undone on the screens. */
  onUndone?: () => void;
}

/** Approves or rejects a request with an optional reason. An undo is offered for some seconds before any message is sent. Resolves to its success. */
export const decideOnLeave = (
  decision: Decision,
  leave: SeenLeave & { replacesId: number | null },
  name: string,
  { reason = "", onUndone }: DecisionOptions = {},
): Promise<boolean> =>
  changeLeave(`leave.${decision}`, leave, {
    body: { canBeUndone: true, ...(reason && { reason }) },
    done: (decided) => {
      // An approval that gave annual days back cannot be undone.
      if (decision === "approve" && leave.replacesId !== null)
        return toast.success(messages.approve.done(name));
      showUndoToast({
        message: messages[decision].done(name),
        onUndo: () => void undoDecision(decided, name, onUndone),
        shownMs: undoShownMs,
        pausedMs: undoPausedMs,
      });
    },
    failed: messages[decision].failed,
  });

const undoDecision = (decided: SeenLeave, name: string, onUndone?: () => void): Promise<boolean> =>
  changeLeave("leave.undo", decided, {
    done: (_, refreshed) => {
      toast.success(decisionText.undone(name));
      void refreshed.then(onUndone);
    },
    failed: decisionText.undoFailed,
  });

/** Grants or refuses the cancellation of an employee's leave; resolves to its success. */
export const decideOnCancellation = (
  granted: boolean,
  leave: SeenLeave,
  name: string,
  reason = "",
): Promise<boolean> =>
  changeLeave("leave.cancel", leave, {
    body: { granted, reason },
    done: granted ? decisionText.cancelled(name) : decisionText.kept(name),
    failed: decisionText.cancelFailed,
  });
