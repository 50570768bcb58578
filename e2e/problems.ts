import type { Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";

/** What axe finds on the page as it is, and whether it scrolls sideways. */
export async function problemsOf(page: Page): Promise<string[]> {
  const found = await violationsOf(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [...found, `scrolls sideways by ${overflow} pixels`] : found;
}
