import { useEffect } from "react";
import { preloadRail } from "#web/ui/navigation/rail-group.tsx";

export const loadDrawer = async () =>
  (await import("#web/ui/navigation/drawer-menu.tsx")).DrawerMenu;
/** Requested again when needed if it fails. */
export const preloadDrawer = () => void loadDrawer().catch(() => {});

const inputs = ["pointermove", "pointerdown", "keydown"];

/**
 * Loads what the frame can open as soon as its user moves the pointer, touches the screen or presses a key: the first screen
 * does not wait for it, and it opens at once, also if the connection is lost later.
 */
export function usePopupsAhead(): void {
  useEffect(() => {
    const stop = () => {
      for (const input of inputs) removeEventListener(input, load, { capture: true });
    };
    const load = () => {
      stop();
      preloadDrawer();
      preloadRail();
    };
    for (const input of inputs) addEventListener(input, load, { capture: true });
    return stop;
  }, []);
}
