// Takes the pictures that the documents and the public page show, from the running product with the demonstration company.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { chromiumOptions } from "../chromium.config.ts";
import { startDemoCompany } from "./pictures/demo-company.ts";
import { drawings } from "./pictures/drawings.ts";
import { takeSocialPicture } from "./pictures/social-picture.ts";
import { type Frame, type Subject, subjects } from "./pictures/subjects.ts";
import { webPicture } from "./pictures/web-picture.ts";

const root = path.dirname(import.meta.dirname);
const ofDocuments = path.join(root, "docs/pictures");
const ofPublicPage = path.join(root, "web/modules/landing/pictures");
const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

type Company = Awaited<ReturnType<typeof startDemoCompany>>;

const write = (folder: string, name: string, content: Buffer | string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), content);
  console.log(`${name.padEnd(36)} ${(content.length / 1000).toFixed(1)} kB`);
};

/** One subject in one theme, cut to its frame. */
async function taken(
  browser: Browser,
  company: Company,
  { as, show }: Subject,
  { width, height, scale }: Frame,
  theme: Theme,
): Promise<{ png: Buffer; webp: Buffer }> {
  // Higher than the picture, so that the lower end of a dialog stays out of it.
  const below = 160;
  const page = await company.openAs(browser, as, {
    viewport: { width: width < 768 ? width : 1200, height: height + below },
    deviceScaleFactor: scale,
    colorScheme: theme,
  });
  const part = await show(page);
  const corner = (await part?.boundingBox()) ?? { x: 0, y: 0 };
  const png = await page.screenshot({ clip: { x: corner.x, y: corner.y, width, height } });
  const blank = await browser.newPage();
  const webp = await webPicture(blank, png);
  await blank.close();
  await page.context().close();
  return { png, webp };
}

async function takeForPublicPage(browser: Browser, company: Company): Promise<void> {
  for (const subject of subjects)
    for (const theme of themes) {
      const { name, wide, phone } = subject;
      const large = await taken(browser, company, subject, wide, theme);
      write(ofPublicPage, `${name}-${theme}.webp`, large.webp);
      const small = await taken(browser, company, subject, phone, theme);
      write(ofPublicPage, `${name}-phone-${theme}.webp`, small.webp);
      if (name === "history" && theme === "light")
        write(
          path.join(root, "web/public"),
          "social.jpg",
          await takeSocialPicture(browser, large.png),
        );
    }
  for (const [name, draw] of Object.entries(drawings))
    for (const theme of themes) write(ofPublicPage, `${name}-${theme}.svg`, draw(theme));
}

async function takeForDocuments(browser: Browser, company: Company): Promise<void> {
  for (const { name, as, show } of subjects.filter(({ name }) => /history|dashboard/.test(name))) {
    const page = await company.openAs(browser, as, {
      viewport: { width: 1280, height: 860 },
      colorScheme: "light",
    });
    await show(page);
    write(ofDocuments, `${name}.png`, await page.screenshot());
    await page.context().close();
  }
}

const company = await startDemoCompany();
const browser = await chromium.launch(chromiumOptions);
try {
  await takeForPublicPage(browser, company);
  await takeForDocuments(browser, company);
} finally {
  await browser.close();
  await company.stop();
}
