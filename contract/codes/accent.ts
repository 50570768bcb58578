export const accents = ["blue", "green", "black", "red"] as const;
export type Accent = (typeof accents)[number];

export const accentLabels: Record<Accent, string> = {
  blue: "Blue",
  green: "Green",
  black: "Black",
  red: "Red",
};

export const defaultAccent: Accent = "blue";

/** The accent of a company that has not chosen one. */
export const defaultAccentColor = "#2563eb";
