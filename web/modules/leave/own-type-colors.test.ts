import { expect, test } from "vitest";
import { contrast, surfaces } from "#web/ui/theme/accent-palette.ts";
import { ownTypeColors } from "./own-type-colors.ts";

test.each(Object.entries(ownTypeColors))(
  "%s stands out from a card in both themes, and text from it",
  (_, { color, on }) => {
    expect(contrast(color, surfaces.light[1])).toBeGreaterThanOrEqual(3);
    expect(contrast(color, surfaces.dark[1])).toBeGreaterThanOrEqual(3);
    expect(contrast(on, color)).toBeGreaterThanOrEqual(4.5);
  },
);
