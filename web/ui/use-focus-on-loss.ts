import { type RefObject, useEffect, useRef } from "react";

/** When a row leaves a list and takes the focus with it, the focus goes to the given place instead of the top of the page. */
export function useFocusOnLoss(place: RefObject<HTMLElement | null>, rows: number) {
  const before = useRef(rows);
  useEffect(() => {
    const isFewer = rows < before.current;
    before.current = rows;
    if (!isFewer) return;
    // A dialog that goes with its row gives back the focus after it.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) place.current?.focus();
    }, 100);
    return () => clearTimeout(timer);
  }, [place, rows]);
}
