import type { Page } from "@playwright/test";
import { colourRules } from "./axe.ts";
import { test } from "./journey.ts";
import { problemsOf } from "./problems.ts";

export interface Look {
  colorScheme: "light" | "dark";
  width: 1440 | 390;
}

const height = 844;
const both: readonly Look[] = [
  { colorScheme: "light", width: 1440 },
  { colorScheme: "dark", width: 390 },
];
const others: readonly Look[] = [
  { colorScheme: "dark", width: 1440 },
  { colorScheme: "light", width: 390 },
];

/** The looks of a judged page: each theme and width once, all combinations in `npm run prove -- accessibility`. */
export const looks = process.env.TEST_SIZE === "full" ? [...both, ...others] : both;

/** The rules that another theme affects, for a page already judged at this width. */
export const rulesFor = (look: Look) => (others.includes(look) ? colourRules : undefined);

/** Declares the same tests twice: light on a wide screen, dark on a phone. */
export function inBothAppearances(declare: () => void): void {
  for (const { colorScheme, width } of both)
    test.describe(`${colorScheme}, ${width} wide`, () => {
      test.use({ colorScheme, viewport: { width, height } });
      declare();
    });
}

export async function problemsInEveryAppearance(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) {
    const { colorScheme, width } = look;
    await page.setViewportSize({ width, height });
    // A scrolled page has some of its buttons half below its header.
    await page.evaluate(() => scrollTo(0, 0));
    await page.emulateMedia({ colorScheme });
    await page.locator(`html.${colorScheme}`).waitFor({ state: "attached" });
    for (const problem of await problemsOf(page, rulesFor(look)))
      found.push(`${colorScheme} ${width}: ${problem}`);
  }
  return found;
}
