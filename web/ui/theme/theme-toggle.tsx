import { IconMoon, IconSun } from "@tabler/icons-react";
import { IconButton } from "../icon-button.tsx";
import { type ShownTheme, toggleTheme } from "./theme.ts";
import { useTheme } from "./use-theme.ts";

/** Switches between light and dark, and tells which it is now. */
export function ThemeToggle({ onToggle }: { onToggle?: (theme: ShownTheme) => void }) {
  const { shown } = useTheme();
  const isDark = shown === "dark";
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <IconButton
      label={isDark ? "Switch to light theme" : "Switch to dark theme"}
      icon={<Icon size={20} stroke={1.75} />}
      onClick={() => {
        toggleTheme();
        onToggle?.(isDark ? "light" : "dark");
      }}
    />
  );
}
