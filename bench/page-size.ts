import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../chromium.config.ts";
import { benchLanding } from "./landing-size.ts";
import type { Report } from "./report.ts";
import { startWorld } from "./world.ts";

const webDir = path.join(import.meta.dirname, "../dist/web");

const brotliBytes = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const quietMs = 1_000;

/** Waits for a pause in loading, apart from streams. */
async function untilQuiet(page: Page): Promise<void> {
  let heardAt = performance.now();
  page.on("response", () => {
    heardAt = performance.now();
  });
  while (performance.now() - heardAt < quietMs) await page.waitForTimeout(100);
}

/** The brotli size of a page's scripts and styles, in a real browser. */
async function sizeOf(page: Page, url: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (["script", "stylesheet"].includes(response.request().resourceType()))
      sizes.push(response.body().then(brotliBytes));
  });
  await page.goto(url);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await untilQuiet(page);
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

export async function benchPageSize(report: Report): Promise<void> {
  const world = await startWorld(20, webDir);
  const browser = await chromium.launch(chromiumOptions);
  try {
    await benchLanding(browser, world.url, report);
    const signIn = await sizeOf(await browser.newPage(), `${world.url}/signin`);
    report.kilobytes("sign-in page: scripts and styles, brotli", signIn, "signInPageKb");
    const signUp = await sizeOf(await browser.newPage(), `${world.url}/signup`);
    report.kilobytes("sign-up page: scripts and styles, brotli", signUp, "signUpPageKb");

    const context = await browser.newContext();
    await context.addInitScript((token) => {
      localStorage.setItem("authToken", token);
    }, world.owner.token);
    const dashboard = await sizeOf(await context.newPage(), `${world.url}/superadmin/dashboard`);
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
