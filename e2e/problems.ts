import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Axe {
  run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe finds on the page as it stands, and whether it scrolls sideways. */
export async function problemsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (values) => {
    const axe = Reflect.get(window, "axe") as Axe;
    const { violations } = await axe.run({ runOnly: { type: "tag", values } });
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    const root = document.documentElement;
    return root.scrollWidth > root.clientWidth ? [...found, "scrolls sideways"] : found;
  }, rules);
}
