import { useState } from "react";
import { flushSync } from "react-dom";
import type { PendingReview } from "#contract/leave/requests/pending-review.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { type Decision, decideOnLeave } from "#web/modules/leave/index.ts";

/** The duration of a row's fold in ms. */
const foldMs = 200;

/** Decisions in a list: a decided request leaves at once and returns after an undo or a refusal. */
export function useLeaveDecisions(onUndone: (leave: PendingReview, decision: Decision) => void) {
  const [decided, setDecided] = useState<ReadonlyMap<number, PendingReview>>(new Map());
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());

  const restore = ({ id }: PendingReview) => {
    setDecided((known) => new Map([...known].filter(([one]) => one !== id)));
    setFolded((known) => new Set([...known].filter((one) => one !== id)));
  };

  /** Resolves to its success. */
  const decide = async (decision: Decision, leave: PendingReview, reason = "") => {
    setDecided((known) => new Map(known).set(leave.id, leave));
    setTimeout(() => setFolded((known) => new Set(known).add(leave.id)), foldMs);
    const isDone = await decideOnLeave(decision, leave, leave.employee.name, {
      reason,
      onUndone: () => {
        flushSync(() => restore(leave));
        onUndone(leave, decision);
      },
    });
    if (isDone) return true;
    restore(leave);
    // Another reviewer may have decided meanwhile.
    void refreshAfter(`leave.${decision}`);
    return false;
  };
  return { decided, folded, decide };
}
