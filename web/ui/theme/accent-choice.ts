import { defaultAccent, type NamedAccent, namedAccents, storeAccent } from "./accent.ts";
import { accentPalette } from "./accent-palette.ts";

const isHex = (value: string) => /^#[0-9a-f]{6}$/i.test(value);
const isNamed = (value: string): value is NamedAccent => Object.hasOwn(namedAccents, value);

/** Paints the whole app in a named accent or any `#rrggbb` and stores it; anything else is the default. */
export function setAccent(accent: string) {
  const hex = isNamed(accent) ? namedAccents[accent] : accent.toLowerCase();
  if (accent === defaultAccent || !isHex(hex)) return storeAccent(undefined);
  storeAccent({ accent, light: accentPalette(hex, "light"), dark: accentPalette(hex, "dark") });
}
