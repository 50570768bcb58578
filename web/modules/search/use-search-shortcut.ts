import { useEffect } from "react";

export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What is being entered there would be lost by leaving. */
const isFormOpen = () => document.querySelector("[role=dialog] form") !== null;

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const [wanted, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === "k" && wanted && !(other || altKey || shiftKey);
}

/** Ctrl K, or ⌘ K on a Mac, anywhere on the page; not while a form is open over it. */
export function useSearchShortcut(onShortcut: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // Otherwise the browser would open its own search.
      event.preventDefault();
      if (!isFormOpen()) onShortcut();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
}
