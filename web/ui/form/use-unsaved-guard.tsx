import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "../overlay/confirm-dialog.tsx";

/** Guards unsaved input, also against a closed tab. Pass `confirmLeave` to `onBeforeClose` and the router's blocker, and render `dialog`. */
export function useUnsavedGuard(hasUnsaved: boolean) {
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(canLeave: boolean) => void>(undefined);

  useEffect(() => {
    if (!hasUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [hasUnsaved]);

  const confirmLeave = () => {
    if (!hasUnsaved) return Promise.resolve(true);
    setIsAsking(true);
    return new Promise<boolean>((resolve) => {
      answer.current?.(false);
      answer.current = resolve;
    });
  };
  const close = (canLeave: boolean) => {
    setIsAsking(false);
    answer.current?.(canLeave);
    answer.current = undefined;
  };
  const dialog = (
    <ConfirmDialog
      isOpen={isAsking}
      title="Leave without saving?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      tone="danger"
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    >
      What you entered here has not been saved.
    </ConfirmDialog>
  );
  return { confirmLeave, dialog };
}
