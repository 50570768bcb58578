import { useEffect, useEffectEvent } from "react";
import { toast as library } from "react-hot-toast/headless";
import { Button } from "../button.tsx";

export interface UndoToastProps {
  message: string;
  onUndo: () => void;
  /** Its duration, and the limit under a pointer or focus. */
  shownMs: number;
  pausedMs: number;
}

/** The messages on the screen, the latest last. */
const shown: object[] = [];

/** Ctrl Z presses the button of the latest message. */
function useUndoKey(onUndo: () => void): void {
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    const me = {};
    shown.push(me);
    const onKey = (event: KeyboardEvent) => {
      if (shown.at(-1) !== me || event.defaultPrevented || !isUndo(event)) return;
      event.preventDefault();
      undo();
    };
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("keydown", onKey);
      shown.splice(shown.indexOf(me), 1);
    };
  }, []);
}

function UndoMessage({ message, onUndo }: Pick<UndoToastProps, "message" | "onUndo">) {
  useUndoKey(onUndo);
  return (
    <span className="-my-3 md:-my-1.5 flex items-center gap-3">
      <span className="min-w-0 flex-1">{message}</span>
      <Button
        variant="ghost"
        size="sm"
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={onUndo}
        className="text-accent-text!"
      >
        Undo
      </Button>
    </span>
  );
}

/** Reports an action with a button that undoes it once. */
export function showUndoToast({ message, onUndo, shownMs, pausedMs }: UndoToastProps): void {
  const undo = () => {
    dismiss();
    onUndo();
  };
  const id = library.success(<UndoMessage message={message} onUndo={undo} />, {
    duration: shownMs,
    removeDelay: 150,
  });
  const latest = setTimeout(() => library.dismiss(id), pausedMs);
  const dismiss = () => {
    clearTimeout(latest);
    library.remove(id);
  };
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === "z" &&
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !altKey &&
  !(target instanceof Element && target.closest("input, textarea, [contenteditable]"));
