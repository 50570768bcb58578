import { useState } from "react";
import { flushSync } from "react-dom";
import type { PendingReview } from "#contract/leave/requests/pending-review.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { type Decision, decideOnLeave } from "#web/modules/leave/index.ts";

/** As long as a row takes to fold away. */
const foldMs = 200;

/**
 * Decisions taken in a list: a decided request leaves it at once, and returns to its place if it is undone or if the server
 * refuses.
 */
export function useDecisions(onUndone: (leave: PendingReview, decision: Decision) => void) {
  const [decided, setDecided] = useState<ReadonlyMap<number, PendingReview>>(new Map());
  const [folded, setFolded] = useState<ReadonlySet<PendingReview>>(new Set());

  const restore = ({ id }: PendingReview) =>
    setDecided((known) => new Map([...known].filter(([one]) => one !== id)));

  /** Returns whether it succeeded. */
  const decide = async (decision: Decision, leave: PendingReview, reason = "") => {
    setDecided((known) => new Map(known).set(leave.id, leave));
    setTimeout(() => setFolded((known) => new Set(known).add(leave)), foldMs);
    const isDone = await decideOnLeave(decision, leave, leave.employee.name, {
      reason,
      onUndone: () => {
        flushSync(() => restore(leave));
        onUndone(leave, decision);
      },
    });
    if (isDone) return true;
    restore(leave);
    // Someone else may have decided meanwhile.
    void refreshAfter(`leave.${decision}`);
    return false;
  };
  const folding = [...decided.values()].filter((leave) => !folded.has(leave));
  return { decided, folding, decide };
}
