import type { ShownTheme } from "./theme.ts";

export type AccentPalette = {
  solid: string;
  hover: string;
  on: string;
  text: string;
  tint: string;
  /** Charts, bars and rings; ink where the accent would look like an error. */
  figure: string;
  "figure-on": string;
};

const white = "#ffffff";
const black = "#000000";
/** The surfaces under an accent; the same values as page, card, raised and sunken in styles.css. */
export const surfaces: Record<ShownTheme, [page: string, card: string, ...others: string[]]> = {
  light: ["#f8fafc", white, "#f1f4f8"],
  dark: ["#0f1115", "#171b22", "#1d2128", "#20242c"],
};

/** The same value as ink in styles.css. */
const ink: Record<ShownTheme, string> = { light: "#0f172a", dark: "#e9ecf1" };

const shades = Array.from({ length: 51 }, (_, step) => step / 50);
const shadesOf = (colour: string, end: string) => shades.map((share) => mix(colour, end, share));
const textOn = (solid: string) => (contrast(white, solid) >= 4.5 ? white : black);

function hoverOf(solid: string, canLie: (shade: string, on: string) => boolean) {
  const on = textOn(solid);
  const awayFromText = on === white ? black : white;
  return [0.14, 0.09]
    .flatMap((share) => [mix(solid, awayFromText, share), mix(solid, on, share)])
    .find((shade) => contrast(shade, solid) >= 1.08 && canLie(shade, on));
}

/** Any `#rrggbb` made readable: solids 3:1 on page and card, text on solids and accent text on surfaces and tint 4.5:1. */
export function accentPalette(hex: string, theme: ShownTheme): AccentPalette {
  const [page, card, ...others] = surfaces[theme];
  const away = theme === "light" ? black : white;
  const isLost = theme === "dark" && isGrey(hex) && contrast(hex, black) < 5;
  const canLie = (shade: string, on: string) =>
    contrast(shade, on) >= 4.5 && [page, card].every((ground) => contrast(shade, ground) >= 3);

  const candidates = shadesOf(isLost ? mix(hex, white, 0.94) : hex, away);
  const solid = candidates.find((s) => canLie(s, textOn(s)) && hoverOf(s, canLie)) ?? away;
  const tint = mix(card, solid, theme === "light" ? 0.09 : 0.18);
  const reads = (shade: string) =>
    [page, card, tint, ...others].every((ground) => contrast(shade, ground) >= 4.5);
  const on = textOn(solid);
  return {
    solid,
    hover: hoverOf(solid, canLie) ?? solid,
    on,
    text: shadesOf(solid, away).find(reads) ?? away,
    tint,
    figure: isRed(hex) ? ink[theme] : solid,
    "figure-on": isRed(hex) ? card : on,
  };
}

type Rgb = [number, number, number];

const toRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) => {
  const [red, green, blue] = toRgb(hex).map(linear) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The WCAG contrast ratio, 1 to 21, of two colours written `#rrggbb`. */
export const contrast = (one: string, other: string) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
};

/** `share` (0 to 1) of `other` mixed into `hex`, channel by channel. */
const mix = (hex: string, other: string, share: number) => {
  const target = toRgb(other);
  const channels = toRgb(hex).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
};

/** The share of the strongest channel above which green or blue no longer lets a red look like an error. */
const leastOther = 0.45;
const isRed = (hex: string) => {
  const [red, green, blue] = toRgb(hex);
  return !isGrey(hex) && Math.max(green, blue) < red * leastOther;
};

/** True for greys, black and white: colours without a usable hue. */
const isGrey = (hex: string) => {
  const channels = toRgb(hex);
  return Math.max(...channels) - Math.min(...channels) < 24;
};
