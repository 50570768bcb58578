"use no memo";

import { IconMoon, IconSun } from "@tabler/icons-react";
import { IconButton } from "../icon-button.tsx";
import { type ShownTheme, toggleTheme } from "./theme.ts";
import { useTheme } from "./use-theme.ts";

/** Switches between light and dark and shows the active one. */
export function ThemeToggle({ onToggle }: { onToggle?: (theme: ShownTheme) => void }) {
  const { shown } = useTheme();
  const isDark = shown === "dark";
  return (
    <IconButton
      label={isDark ? "Switch to light theme" : "Switch to dark theme"}
      // The style sheet chooses between both icons: the right one shows before any script.
      icon={
        <>
          <IconMoon size={20} stroke={1.75} className="dark:hidden" />
          <IconSun size={20} stroke={1.75} className="hidden dark:block" />
        </>
      }
      onClick={() => {
        toggleTheme();
        onToggle?.(isDark ? "light" : "dark");
      }}
    />
  );
}
