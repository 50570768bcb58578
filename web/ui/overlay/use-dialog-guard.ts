import { useBlocker } from "@tanstack/react-router";
import { useUnsavedGuard } from "../form/use-unsaved-guard.tsx";

const isTraversal = (action: string) => ["BACK", "FORWARD", "GO"].includes(action);

interface Guarded {
  hasUnsaved: boolean;
  /** Called when Back or Forward leaves the dialog and discards its input. */
  onDiscard: () => void;
}

/** Guards a dialog's unsaved input: asks before it closes, and before the browser's Back and Forward leave it. */
export function useDialogGuard({ hasUnsaved, onDiscard }: Guarded) {
  const guard = useUnsavedGuard(hasUnsaved);
  const discard = async () => {
    const canLeave = await guard.confirmLeave();
    if (canLeave) onDiscard();
    return canLeave;
  };
  useBlocker({
    // The dialog's own ways out have asked already.
    shouldBlockFn: async ({ action }) => isTraversal(action) && !(await discard()),
    enableBeforeUnload: false,
    disabled: !hasUnsaved,
  });
  return guard;
}
