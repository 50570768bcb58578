import { useEffect } from "react";
import { preloadRail } from "#web/ui/navigation/rail-group.tsx";

export const loadDrawer = async () =>
  (await import("#web/ui/navigation/drawer-menu.tsx")).DrawerMenu;
/** A failed load is requested again when needed. */
export const preloadDrawer = () => void loadDrawer().catch(() => {});

const inputs = ["pointermove", "pointerdown", "keydown"];

/** Loads the frame's popups at the first pointer, touch or key. The first screen does not wait for them, and they open offline. */
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
