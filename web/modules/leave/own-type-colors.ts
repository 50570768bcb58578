import type { OwnTypeColor } from "#contract/codes/leave.ts";

interface OwnTypeLook {
  /** One shade for both themes: at least 3:1 on a card, light or dark. */
  color: string;
  /** For text on the shade: at least 4.5:1. */
  on: string;
}

const [black, white] = ["#000000", "#ffffff"];

export const ownTypeColors: Record<OwnTypeColor, OwnTypeLook> = {
  blue: { color: "#3b82f6", on: black },
  teal: { color: "#0d9488", on: black },
  green: { color: "#16a34a", on: black },
  yellow: { color: "#a16207", on: white },
  orange: { color: "#ea580c", on: black },
  red: { color: "#dc2626", on: white },
  pink: { color: "#db2777", on: white },
  purple: { color: "#a855f7", on: black },
};
