import { type RefObject, useEffect, useRef } from "react";

/** How many frames a row may take to leave the list once it is known that it will. */
const maxFrames = 30;

const rowsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>("[data-gap]") ?? []),
];

/**
 * Where the focus goes once the row that it was in has left the list: to the row in its place, or the one before, or to the fallback. The
 * list is given the first, and the second is called when the row is about to leave.
 */
export function useRowFocus(fallback: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ row: HTMLElement; place: number }>(undefined);
  useEffect(() => {
    const element = list.current;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-gap]") : null;
      if (row) last.current = { row, place: rowsIn(element).indexOf(row) };
    };
    element?.addEventListener("focusin", remember);
    return () => element?.removeEventListener("focusin", remember);
  }, []);

  const moveOn = (frames = 0) => {
    const { row, place } = last.current ?? { row: undefined, place: 0 };
    if (row?.isConnected && frames < maxFrames) {
      requestAnimationFrame(() => moveOn(frames + 1));
      return;
    }
    const rows = rowsIn(list.current);
    const next = rows[Math.min(place, rows.length - 1)];
    (next?.querySelector<HTMLElement>("a") ?? fallback.current)?.focus();
  };
  return { list, moveOn: () => moveOn() };
}
