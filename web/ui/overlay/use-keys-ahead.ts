import { type KeyboardEvent as KeyPress, useRef } from "react";

const isForMenu = ({ key, ctrlKey, metaKey, altKey }: KeyPress) =>
  !(ctrlKey || metaKey || altKey) &&
  (key.length === 1 || ["ArrowDown", "ArrowUp", "Home", "End", "Enter"].includes(key));

function press(key: string): void {
  const focused = document.activeElement;
  if (key === "Enter" || key === " ") (focused as HTMLElement | null)?.click();
  else
    focused?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

/**
 * Keys typed while a menu is still opening count as soon as it has the focus, in their order. Hand the parts to the menu's root,
 * trigger and popup.
 */
export function useKeysAhead() {
  const isOpening = useRef(false);
  const keys = useRef<string[]>([]);

  const hold = (event: KeyPress & { preventBaseUIHandler?: () => void }) => {
    const isWaiting = isOpening.current || keys.current.length > 0;
    if (!isWaiting || !event.nativeEvent.isTrusted || !isForMenu(event)) return;
    event.preventDefault();
    event.stopPropagation();
    event.preventBaseUIHandler?.();
    if (!event.repeat) keys.current.push(event.key);
  };
  const pressNext = () => {
    const key = keys.current[0];
    if (key === undefined) return;
    press(key);
    keys.current.shift();
    // Each moves the focus, on which the next one depends.
    setTimeout(pressNext);
  };

  return {
    /** The first key may be one that the menu itself would have pressed on opening. */
    onOpenChange: (isOpen: boolean, first?: string) => {
      isOpening.current = isOpen;
      keys.current = first === undefined ? [] : [first];
    },
    triggerProps: { onKeyDown: hold },
    popupProps: {
      onKeyDownCapture: hold,
      onFocus: () => {
        if (!isOpening.current) return;
        isOpening.current = false;
        setTimeout(pressNext);
      },
    },
  };
}
