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
export const mix = (hex: string, other: string, share: number) => {
  const target = toRgb(other);
  const channels = toRgb(hex).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
};

/** True for greys, black and white: colours without a hue worth keeping. */
export const isGrey = (hex: string) => {
  const channels = toRgb(hex);
  return Math.max(...channels) - Math.min(...channels) < 24;
};
