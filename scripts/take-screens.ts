// Pictures of every screen of the demonstration company, wide and on a phone, in both themes.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { chromiumOptions } from "../chromium.config.ts";
import { screens } from "../e2e/screens.ts";
import { type PersonName, startDemoCompany } from "./pictures/demo-company.ts";
import { settled } from "./pictures/subjects.ts";

const folder = path.join(path.dirname(import.meta.dirname), "test-results/screens");
const themes = ["light", "dark"] as const;
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const visits: [PersonName | undefined, readonly string[]][] = [
  [undefined, screens.nobody],
  ["owner", screens.superadmin],
  ["employee", screens.staff],
  ["departmentHead", screens.reviewer],
];

type Company = Awaited<ReturnType<typeof startDemoCompany>>;

async function take(browser: Browser, company: Company, as: PersonName | undefined, at: string) {
  const name = at.replaceAll(/[^a-z]+/g, "-").replaceAll(/^-|-$/g, "") || "start";
  for (const colorScheme of themes)
    for (const viewport of sizes) {
      const page = await company.openAs(browser, as, { colorScheme, viewport });
      await page.goto(at);
      await settled(page);
      const file = `${as ?? "nobody"}-${name}-${colorScheme}-${viewport.width}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: true });
      await page.context().close();
    }
  console.log(`${as ?? "nobody"} ${at}`);
}

mkdirSync(folder, { recursive: true });
const company = await startDemoCompany();
const browser = await chromium.launch(chromiumOptions);
try {
  for (const [as, paths] of visits) for (const at of paths) await take(browser, company, as, at);
} finally {
  await browser.close();
  await company.stop();
}
