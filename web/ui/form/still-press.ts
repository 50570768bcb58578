import type { PointerEvent as ReactPointerEvent } from "react";

/** How far a hand moves that means to stay, in pixels. */
const tremor = 4;

/**
 * Calls back if a press that has just begun on an element ends on another one though the pointer stayed where it was: then not the
 * hand has moved but what lay beneath it.
 */
export function onMovedUnderPress(
  { clientX, clientY, currentTarget }: ReactPointerEvent,
  react: () => void,
): void {
  const ended = new AbortController();
  const release = (event: PointerEvent) => {
    ended.abort();
    const moved = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    if (moved <= tremor && !currentTarget.contains(event.target as Node)) react();
  };
  const listening = { capture: true, signal: ended.signal };
  document.addEventListener("pointerup", release, listening);
  document.addEventListener("pointercancel", () => ended.abort(), listening);
}
