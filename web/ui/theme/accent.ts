import { type AccentPalette, accentPalette } from "./accent-palette.ts";
import { onThemeChange, type ShownTheme, shownTheme } from "./theme.ts";

/** The accents a person may choose, by name. */
export const namedAccents = {
  blue: "#2563eb",
  green: "#15803d",
  black: "#18181b",
  red: "#dc2626",
} as const;
export type NamedAccent = keyof typeof namedAccents;
export const defaultAccent = "blue";

type StoredAccent = { accent: string; light: AccentPalette; dark: AccentPalette };

const storageKey = "baton-accent";
const parts = ["solid", "hover", "on", "text", "tint"] as const;
const isHex = (value: string) => /^#[0-9a-f]{6}$/i.test(value);
const isNamed = (value: string): value is NamedAccent => Object.hasOwn(namedAccents, value);

function paint(palette: AccentPalette | undefined) {
  const { style } = document.documentElement;
  for (const part of parts) {
    if (palette) style.setProperty(`--accent-${part}`, palette[part]);
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

/** The accent in use: a name of `namedAccents` or a `#rrggbb`. */
export const readAccent = () => stored()?.accent ?? defaultAccent;

/** Paints the whole app in a named accent or any `#rrggbb` and remembers it; anything else is the default. */
export function setAccent(accent: string) {
  const hex = isNamed(accent) ? namedAccents[accent] : accent.toLowerCase();
  if (accent === defaultAccent || !isHex(hex)) localStorage.removeItem(storageKey);
  else {
    const palettes = { light: accentPalette(hex, "light"), dark: accentPalette(hex, "dark") };
    localStorage.setItem(storageKey, JSON.stringify({ accent, ...palettes }));
  }
  paintStored(shownTheme());
}

/** Shows the remembered accent and repaints it with the theme; call it once when the app starts. */
export function startAccent() {
  const repaint = () => paintStored(shownTheme());
  repaint();
  return onThemeChange(repaint);
}
