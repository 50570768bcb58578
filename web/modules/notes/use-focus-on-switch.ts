import { useEffect, useRef } from "react";

/** Moves the focus when text and editor replace each other: to the editor's field, or to the first button near the text. */
export function useFocusOnSwitch<Place extends HTMLElement>(isEditing: boolean) {
  const place = useRef<Place>(null);
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current === isEditing) return;
    before.current = isEditing;
    place.current?.querySelector<HTMLElement>(isEditing ? "textarea" : "button")?.focus();
  }, [isEditing]);
  return place;
}
