import type { Page } from "@playwright/test";
import { colourRules } from "./axe.ts";
import { test } from "./journey.ts";
import { problemsOf } from "./problems.ts";

const height = 844;
const both = [
  { colorScheme: "light", width: 1440 },
  { colorScheme: "dark", width: 390 },
] as const;

/** Declares the same tests twice: in the light theme on a wide screen, and in the dark one on a phone. */
export function inBothAppearances(declare: () => void): void {
  for (const { colorScheme, width } of both)
    test.describe(`${colorScheme}, ${width} wide`, () => {
      test.use({ colorScheme, viewport: { width, height } });
      declare();
    });
}

/** The problems of a page as it is, looked at in each theme on each width. */
export async function problemsInEveryAppearance(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height });
    // A page that is scrolled has some of its buttons half below its header.
    await page.evaluate(() => scrollTo(0, 0));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html.${colorScheme}`).waitFor({ state: "attached" });
      const rules = colorScheme === "dark" ? colourRules : undefined;
      for (const problem of await problemsOf(page, rules))
        found.push(`${colorScheme} ${width}: ${problem}`);
    }
  }
  return found;
}
