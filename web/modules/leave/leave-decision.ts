import { decisionText } from "./decision-text.ts";
import { changeLeave, type SeenLeave } from "./leave-change.ts";

export type Decision = "approve" | "reject";

const messages = {
  approve: { done: decisionText.approved, failed: decisionText.approveFailed },
  reject: { done: decisionText.rejected, failed: decisionText.rejectFailed },
};

/** Approves or rejects a request of an employee, with a reason if one is given; returns whether it succeeded. */
export const decideOnLeave = (
  decision: Decision,
  leave: SeenLeave,
  name: string,
  reason = "",
): Promise<boolean> =>
  changeLeave(`leave.${decision}`, leave, {
    ...(reason && { body: { reason } }),
    done: messages[decision].done(name),
    failed: messages[decision].failed,
  });

/** Grants or refuses the cancellation of an employee's leave; returns whether it succeeded. */
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
