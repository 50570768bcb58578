import type { AccentPalette } from "./accent-palette.ts";
import { onThemeChange, type ShownTheme, shownTheme } from "./theme.ts";

export const namedAccents = {
  blue: "#2563eb",
  green: "#15803d",
  black: "#18181b",
  red: "#dc2626",
} as const;
export type NamedAccent = keyof typeof namedAccents;
export const defaultAccent = "blue";

export type StoredAccent = { accent: string; light: AccentPalette; dark: AccentPalette };

const storageKey = "baton-accent";
const parts = ["solid", "hover", "on", "text", "tint", "figure", "figure-on"] as const;

function paint(palette: AccentPalette | undefined) {
  const { style } = document.documentElement;
  for (const part of parts) {
    // One stored by an earlier release lacks the newest parts.
    if (palette?.[part]) style.setProperty(`--accent-${part}`, palette[part]);
    else style.removeProperty(`--accent-${part}`);
  }
}

function stored(): StoredAccent | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "") as StoredAccent;
  } catch {
    return undefined;
  }
}

const paintStored = (theme: ShownTheme) => paint(stored()?.[theme]);

/** Stores an accent, or removes the stored one, and paints the app in it. */
export function storeAccent(accent: StoredAccent | undefined) {
  if (accent) localStorage.setItem(storageKey, JSON.stringify(accent));
  else localStorage.removeItem(storageKey);
  paintStored(shownTheme());
}

/** The accent in use: a name of `namedAccents` or a `#rrggbb`. */
export const readAccent = () => stored()?.accent ?? defaultAccent;

/** Shows the stored accent and repaints it with the theme; call it once when the app starts. */
export function startAccent() {
  const repaint = () => paintStored(shownTheme());
  repaint();
  return onThemeChange(repaint);
}
