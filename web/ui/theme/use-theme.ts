import { useSyncExternalStore } from "react";
import { onThemeChange, readTheme, type ShownTheme, shownTheme, type Theme } from "./theme.ts";

/** The chosen and the shown theme, live; `system` and light in a prerendered page. */
export function useTheme(): { theme: Theme; shown: ShownTheme } {
  const theme = useSyncExternalStore(onThemeChange, readTheme, (): Theme => "system");
  const shown = useSyncExternalStore(onThemeChange, shownTheme, (): ShownTheme => "light");
  return { theme, shown };
}
