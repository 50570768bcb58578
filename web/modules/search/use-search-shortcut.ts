import { useEffect } from "react";

export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Ctrl K, ⌘ K on a Mac, anywhere on the page; not while a dialog waits for an answer. */
export function useSearchShortcut(onShortcut: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isOurs = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (!isOurs || event.altKey || event.shiftKey || event.key.toLowerCase() !== "k") return;
      // Otherwise the browser would take it for its own search.
      event.preventDefault();
      onShortcut();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
}
