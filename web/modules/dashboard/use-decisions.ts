import { useState } from "react";
import type { PendingReview } from "#contract/pending-review.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { type Decision, useLeaveDecision } from "#web/modules/leave/index.ts";

/**
 * Decisions taken in a list: a decided request leaves it at once, and returns to its place if the server refuses.
 * Several may be under way.
 */
export function useDecisions() {
  const { decide } = useLeaveDecision();
  const [decidedIds, setDecidedIds] = useState<ReadonlySet<number>>(new Set());

  const decideAtOnce = async (decision: Decision, leave: PendingReview) => {
    setDecidedIds((ids) => new Set(ids).add(leave.id));
    if (await decide(decision, leave, leave.employee.name)) return;
    setDecidedIds((ids) => new Set([...ids].filter((id) => id !== leave.id)));
    // Someone else may have decided meanwhile.
    void refreshAfter(`leave.${decision}`);
  };
  return { decidedIds, decide: decideAtOnce };
}
