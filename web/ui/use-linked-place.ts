import { useEffect, useRef } from "react";

const readersMoves = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Scrolls to a linked element and focuses it. Later loads above move it, so it is followed until the reader acts. */
export function useLinkedPlace<Place extends HTMLElement>(isLinked: boolean) {
  const place = useRef<Place>(null);
  useEffect(() => {
    const element = place.current;
    if (!isLinked || !element) return;
    element.focus({ preventScroll: true });
    const observer = new ResizeObserver(() => element.scrollIntoView({ block: "center" }));
    observer.observe(document.body);
    const end = () => {
      observer.disconnect();
      for (const move of readersMoves) window.removeEventListener(move, end);
    };
    for (const move of readersMoves) window.addEventListener(move, end, { passive: true });
    return end;
  }, [isLinked]);
  return place;
}
