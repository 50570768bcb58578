// Takes the pictures of the documents and the public page from the demonstration company; arguments select subjects.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { chromiumOptions } from "../chromium.config.ts";
import { startDemoCompany } from "./pictures/demo-company.ts";
import { takeSocialPicture } from "./pictures/social-picture.ts";
import { type Frame, type Subject, subjects } from "./pictures/subjects.ts";
import { webPicture } from "./pictures/web-picture.ts";

const root = path.dirname(import.meta.dirname);
const ofDocuments = path.join(root, "docs/pictures");
const ofPublicPage = path.join(root, "web/modules/landing/pictures");
const publicDir = path.join(root, "web/public");
const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

type Company = Awaited<ReturnType<typeof startDemoCompany>>;

const named = process.argv.slice(2);
const chosen = subjects.filter(({ name }) => named.length === 0 || named.includes(name));

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
  { width, height, scale, window = width, margin = 0 }: Frame,
  theme: Theme,
): Promise<Buffer> {
  // Higher than the picture, so that a dialog's lower end stays outside.
  const below = 160;
  const page = await company.openAs(browser, as, {
    viewport: { width: window, height: height + below },
    deviceScaleFactor: scale,
    colorScheme: theme,
  });
  const part = await show(page);
  const corner = (await part?.boundingBox()) ?? { x: 0, y: 0 };
  const clip = { x: corner.x - margin, y: corner.y - margin, width, height };
  const png = await page.screenshot({ clip });
  await page.context().close();
  return png;
}

async function takeSubject(browser: Browser, company: Company, subject: Subject, theme: Theme) {
  const { name, wide, phone } = subject;
  const blank = await browser.newPage();
  const large = await taken(browser, company, subject, wide, theme);
  const small = await taken(browser, company, subject, phone, theme);
  write(ofPublicPage, `${name}-${theme}.webp`, await webPicture(blank, large));
  write(ofPublicPage, `${name}-phone-${theme}.webp`, await webPicture(blank, small));
  write(ofPublicPage, `${name}-half-${theme}.webp`, await webPicture(blank, large, 0.5));
  if (name === "person" && theme === "light")
    write(publicDir, "social.jpg", await takeSocialPicture(browser, large));
  await blank.close();
}

async function takeForPublicPage(browser: Browser, company: Company): Promise<void> {
  for (const theme of themes) {
    for (const subject of chosen) await takeSubject(browser, company, subject, theme);
  }
}

async function takeForDocuments(browser: Browser, company: Company): Promise<void> {
  for (const { name, as, show } of chosen.filter(({ name }) => /person|dashboard/.test(name))) {
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
