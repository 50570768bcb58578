import type { Page } from "@playwright/test";
import { type Rules, violationsOf } from "./axe.ts";

/** The page's axe findings and sideways scrolling. */
export async function problemsOf(page: Page, rules?: Rules): Promise<string[]> {
  const found = await violationsOf(page, rules);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [...found, `scrolls sideways by ${overflow} pixels`] : found;
}
