import { type KeyboardEvent, useEffect, useState } from "react";
import type { Option } from "../search-result-options.tsx";

interface ActiveOption {
  active: Option | undefined;
  /** Activates an option by the pointer, as the keys do. */
  activate: (id: string | undefined) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The option for Enter: the first by default. Enter during the load waits for the results, so that a fast typist gets no former result. */
export function useActiveOption(
  options: readonly Option[],
  isWaiting: boolean,
  onChoose: (option: Option) => void,
): ActiveOption {
  const [activeId, activate] = useState<string>();
  const [isAwaited, setIsAwaited] = useState(false);
  const named = options.find(({ id }) => id === activeId);
  const active = named ?? options[0];

  useEffect(() => {
    if (!isAwaited || isWaiting) return;
    setIsAwaited(false);
    if (active) onChoose(active);
  });

  const enter = () => {
    if (active && (named || !isWaiting)) onChoose(active);
    else setIsAwaited(isWaiting);
  };
  const moveTo = (index: number) => activate(options.at(index % options.length)?.id);
  const at = active ? options.indexOf(active) : 0;
  const keys: Record<string, () => void> = {
    ArrowDown: () => moveTo(at + 1),
    ArrowUp: () => moveTo(at - 1),
    Home: () => moveTo(0),
    End: () => moveTo(-1),
    Enter: enter,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const react = keys[event.key];
    // While letters are being composed, the input method handles the keys.
    if (!react || event.nativeEvent.isComposing) return;
    event.preventDefault();
    react();
  };
  return { active, activate, onKeyDown };
}
