import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PendingReview } from "#contract/pending-review.ts";
import { holdCall, sendHeldCalls } from "#web/api/held-call.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { type Decision, decideOnLeave } from "#web/modules/leave/index.ts";
import { showUndoToast } from "#web/ui/feedback/undo-toast.tsx";
import { text } from "./text.ts";

const { pendingReviews: labels } = text;

/**
 * Decisions taken in a list: a decided request leaves it at once, and returns to its place if it is undone or if the server
 * refuses. As the server has no way back from a decision, each is held for some seconds, unless the list is left before.
 * Several may be under way; Ctrl Z undoes the latest.
 */
export function useDecisions(onUndone: (leave: PendingReview, decision: Decision) => void) {
  const [decidedIds, setDecidedIds] = useState<ReadonlySet<number>>(new Set());
  const undos = useRef(new Map<number, () => void>());

  const restore = ({ id }: PendingReview) =>
    setDecidedIds((ids) => new Set([...ids].filter((one) => one !== id)));

  const decide = (decision: Decision, leave: PendingReview) => {
    const { id, employee } = leave;
    const letGo = () => {
      undos.current.delete(id);
      dismiss();
    };
    const call = holdCall(async () => {
      letGo();
      if (await decideOnLeave(decision, leave, employee.name)) return;
      restore(leave);
      // Someone else may have decided meanwhile.
      void refreshAfter(`leave.${decision}`);
    });
    const undo = () => {
      call.undo();
      letGo();
      flushSync(() => restore(leave));
      onUndone(leave, decision);
    };
    const dismiss = showUndoToast({
      message: labels.held[decision](employee.name),
      onUndo: undo,
      onPause: call.pause,
      onResume: call.resume,
    });
    undos.current.set(id, undo);
    setDecidedIds((ids) => new Set(ids).add(id));
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const latest = [...undos.current.values()].at(-1);
      if (!latest || !isUndo(event)) return;
      event.preventDefault();
      latest();
    };
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("keydown", onKey);
      void sendHeldCalls();
    };
  }, []);
  return { decidedIds, decide };
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === "z" &&
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !altKey &&
  !(target instanceof Element && target.closest("input, textarea, [contenteditable]"));
