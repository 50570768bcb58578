/** Green approved or active, amber pending, red rejected or inactive, blue information, orange birthdays. */
export type Tone = "green" | "amber" | "red" | "blue" | "orange" | "neutral" | "accent";

/** Text on its own tint. */
export const toneTint: Record<Tone, string> = {
  green: "bg-green-tint text-green-text",
  amber: "bg-amber-tint text-amber-text",
  red: "bg-red-tint text-red-text",
  blue: "bg-blue-tint text-blue-text",
  orange: "bg-orange-tint text-orange-text",
  neutral: "bg-sunken text-muted",
  accent: "bg-accent-tint text-accent-text",
};

/** A solid area without text. */
export const toneFill: Record<Tone, string> = {
  green: "bg-green text-green",
  amber: "bg-amber text-amber",
  red: "bg-red text-red",
  blue: "bg-blue text-blue",
  orange: "bg-orange text-orange",
  neutral: "bg-control text-control",
  accent: "bg-figure text-figure",
};
