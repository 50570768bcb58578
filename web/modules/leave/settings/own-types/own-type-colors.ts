import type { OwnTypeColor } from "#contract/codes/leave.ts";

/** One shade for both themes: at least 3:1 on a card, light or dark. */
export const ownTypeColors: Record<OwnTypeColor, string> = {
  blue: "#3b82f6",
  teal: "#0d9488",
  green: "#16a34a",
  yellow: "#a16207",
  orange: "#ea580c",
  red: "#dc2626",
  pink: "#db2777",
  purple: "#a855f7",
};
