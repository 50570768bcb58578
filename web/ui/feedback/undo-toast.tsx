import { toast as library } from "react-hot-toast/headless";
import { Button } from "../button.tsx";

export interface UndoToastProps {
  message: string;
  onUndo: () => void;
  /** While someone points at it or has the focus in it, the time stops. */
  onPause: () => void;
  onResume: () => void;
}

const UndoMessage = ({ message, onUndo, onPause, onResume }: UndoToastProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops the time; the button is its control.
  <span
    onMouseEnter={onPause}
    onMouseLeave={onResume}
    onFocus={onPause}
    onBlur={onResume}
    className="-my-3 md:-my-1.5 flex items-center gap-3"
  >
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

/** Shows a message with a button that undoes what it is about; it stays until the returned function is called. */
export function showUndoToast(props: UndoToastProps): () => void {
  const id = library(<UndoMessage {...props} />, { duration: Number.POSITIVE_INFINITY });
  return () => library.dismiss(id);
}
