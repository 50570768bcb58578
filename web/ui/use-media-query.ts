import { useSyncExternalStore } from "react";

/** Whether a media query matches, live. */
export function useMediaQuery(query: string) {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether the screen is narrower than Tailwind's `sm`: lists are then cards, and popovers sheets. */
export const useIsPhone = (): boolean => useMediaQuery("(max-width: 639px)");
