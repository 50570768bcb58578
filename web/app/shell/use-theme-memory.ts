import { useRef } from "react";
import { storedToken } from "#web/api/session.ts";
import { usePreferenceChange } from "#web/modules/auth/index.ts";
import type { ShownTheme } from "#web/ui/theme/theme.ts";

const settledAfterMs = 1_000;

/** Remembers the theme for the person once they have stopped switching; where that fails, it stays this device's choice. */
export function useThemeMemory(): (theme: ShownTheme) => void {
  const { mutate } = usePreferenceChange();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (theme) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => storedToken() && mutate({ theme }), settledAfterMs);
  };
}
