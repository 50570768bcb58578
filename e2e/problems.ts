import type { Page } from "@playwright/test";
import { type Rules, violationsOf } from "./axe.ts";

/** What axe finds on the page as it is, and whether it scrolls sideways. */
export async function problemsOf(page: Page, rules?: Rules): Promise<string[]> {
  const found = await violationsOf(page, rules);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [...found, `scrolls sideways by ${overflow} pixels`] : found;
}
