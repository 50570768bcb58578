import type { OwnTypeColor } from "#contract/codes/leave.ts";
import { ownTypeColors } from "./own-type-colors.ts";

/** A dot in the color of an own type, beside its name. */
export const OwnTypeSign = ({ color }: { color: OwnTypeColor }) => (
  <span
    aria-hidden="true"
    className="inline-block size-3 shrink-0 rounded-full"
    style={{ backgroundColor: ownTypeColors[color].color, forcedColorAdjust: "none" }}
  />
);
