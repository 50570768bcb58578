import { test } from "./journey.ts";

const looks = [
  ["light", 1440],
  ["dark", 390],
] as const;

/** Declares the same tests twice: in the light theme on a wide screen, and in the dark one on a phone. */
export function inBothLooks(declare: () => void): void {
  for (const [colorScheme, width] of looks)
    test.describe(`${colorScheme}, ${width} wide`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 844 },
        contextOptions: { reducedMotion: "reduce" },
      });
      declare();
    });
}
