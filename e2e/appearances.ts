import type { Page } from "@playwright/test";
import { test } from "./journey.ts";
import { problemsOf } from "./problems.ts";

/** A theme, and how wide the screen is: a desktop's or a phone's. */
export interface Look {
  colorScheme: "light" | "dark";
  width: 1440 | 390;
}

const height = 844;
const both: readonly Look[] = [
  { colorScheme: "light", width: 1440 },
  { colorScheme: "dark", width: 390 },
];
const every: readonly Look[] = [
  ...both,
  { colorScheme: "dark", width: 1440 },
  { colorScheme: "light", width: 390 },
];

function inLooks(looks: readonly Look[], declare: (look: Look) => void): void {
  for (const look of looks)
    test.describe(`${look.colorScheme}, ${look.width} wide`, () => {
      test.use({
        colorScheme: look.colorScheme,
        viewport: { width: look.width, height },
      });
      declare(look);
    });
}

/** Declares the same tests twice: in the light theme on a wide screen, and in the dark one on a phone. */
export const inBothAppearances = (declare: () => void): void => inLooks(both, declare);

/** Declares the same tests in each theme on each width. */
export const inEveryAppearance = (declare: (look: Look) => void): void => inLooks(every, declare);

/** The problems of a page as it is, looked at in each theme on each width. */
export async function problemsInEveryAppearance(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, width } of every) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await page.locator(`html.${colorScheme}`).waitFor({ state: "attached" });
    for (const problem of await problemsOf(page)) found.push(`${colorScheme} ${width}: ${problem}`);
  }
  return found;
}
