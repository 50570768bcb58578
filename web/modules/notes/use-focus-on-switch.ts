import { useEffect, useRef } from "react";

/**
 * A text and its editor take each other's place, and whichever goes takes the focus with it: then it goes to the editor's field, or
 * to the first button beside the text.
 */
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
