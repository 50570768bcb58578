import { useEffect, useRef, useState } from "react";

/** A state with delayed changes; any further change cancels a pending one. */
export function useDelayedState<Value>(
  initial: Value,
): [Value, (next: Value, afterMs?: number) => void] {
  const [value, setValue] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (next: Value, afterMs = 0) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setValue(next);
    else timer.current = setTimeout(() => setValue(next), afterMs);
  };
  return [value, set];
}
