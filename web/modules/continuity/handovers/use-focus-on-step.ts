import { useEffect, useRef } from "react";

/**
 * For the place in which a handover is shown: when it comes to another step, what had the focus is gone, and the place takes it and is
 * scrolled to. Anyone who only reads stays where they are.
 */
export function useFocusOnStep(step: number | null | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const before = useRef(step);
  useEffect(() => {
    const isAnother = before.current !== undefined && step !== undefined && before.current !== step;
    before.current = step;
    if (!isAnother || !hadFocus.current) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "start" });
  }, [step]);
  return {
    ref,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
