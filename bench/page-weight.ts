import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../chromium.config.ts";
import type { Report } from "./report.ts";
import { startWorld } from "./world.ts";

const webDir = path.join(import.meta.dirname, "../dist/web");

const brotliBytes = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const quietMs = 1_000;

/** Waits until nothing has been loaded for a while; a stream stays open and is no reason to wait. */
async function untilQuiet(page: Page): Promise<void> {
  let heardAt = performance.now();
  page.on("response", () => {
    heardAt = performance.now();
  });
  while (performance.now() - heardAt < quietMs) await page.waitForTimeout(100);
}

/** Opens a page in a real browser and answers the scripts and styles it loads, in brotli bytes. */
async function weightOf(page: Page, url: string): Promise<number> {
  const weights: Promise<number>[] = [];
  page.on("response", (response) => {
    if (["script", "stylesheet"].includes(response.request().resourceType()))
      weights.push(response.body().then(brotliBytes));
  });
  await page.goto(url);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await untilQuiet(page);
  return (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
}

const sum = (all: number[]) => all.reduce((whole, one) => whole + one, 0);

/**
 * What the public page takes over the wire, headers included: until it has been painted, and after one has scrolled
 * through all of it.
 */
async function landingWeights(page: Page, url: string) {
  const weights: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    weights.push(
      request.sizes().then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize),
    );
  });
  await page.goto(url);
  const firstPaint = sum(await Promise.all(weights));
  await page.waitForLoadState("networkidle");
  for (const id of ["about", "features", "pricing"])
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
  await page.waitForLoadState("networkidle");
  return { firstPaint, all: sum(await Promise.all(weights)) };
}

async function benchLanding(browser: Browser, url: string, report: Report): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { firstPaint, all } = await landingWeights(await context.newPage(), url);
  report.kilobytes("public page: all until it is painted", firstPaint, "landingFirstPaintKb");
  report.kilobytes("public page: all, scrolled to its end", all, "landingKb");
}

/** Weighs the pages that have a budget. */
export async function benchPageWeight(report: Report): Promise<void> {
  const world = await startWorld(20, webDir);
  const browser = await chromium.launch(chromiumOptions);
  try {
    await benchLanding(browser, world.url, report);
    const signIn = await weightOf(await browser.newPage(), `${world.url}/signin`);
    report.kilobytes("sign-in page: scripts and styles, brotli", signIn, "signInPageKb");

    const context = await browser.newContext();
    await context.addInitScript((token) => {
      localStorage.setItem("authToken", token);
    }, world.owner.token);
    const dashboard = await weightOf(await context.newPage(), `${world.url}/superadmin/dashboard`);
    report.kilobytes(
      "first signed-in screen: all of it, brotli",
      dashboard,
      "firstSignedInScreenKb",
    );
  } finally {
    await browser.close();
    await world.stop();
  }
}
