import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const allRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** All rules that another theme affects. */
export const colourRules = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
export type Rules = typeof allRules | typeof colourRules;

/** The drawn page's violations of WCAG 2.2 A and AA or best practice, one line for each place. */
export async function violationsOf(page: Page, rules: Rules = allRules): Promise<string[]> {
  // A requested page has neither landmark nor heading until the app draws it.
  await page.locator("h1").first().waitFor({ state: "attached" });
  // A changing theme has the colours of neither.
  await page.locator("html:not([data-theme-changing])").waitFor({ state: "attached" });
  await load(page);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  return page.evaluate(async (runOnly) => {
    type Result = {
      violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
    };
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<Result> };
    };
    const { violations } = await axe.run({ runOnly, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
    );
  }, rules);
}

/** Loads axe once per page, as loading takes as long as a run. */
async function load(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
}
