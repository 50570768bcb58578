import { useRef } from "react";
import { storedToken } from "#web/api/session.ts";
import { usePreferenceChange } from "#web/modules/auth/index.ts";
import type { ShownTheme } from "#web/ui/theme/theme.ts";

const settledAfterMs = 1_000;

/** Saves the theme for the employee once they have stopped switching; if that fails, it remains this device's choice. */
export function useThemeChoice(): (theme: ShownTheme) => void {
  const { mutate } = usePreferenceChange();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (theme) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => storedToken() && mutate({ theme }), settledAfterMs);
  };
}
