import type { Browser, Page, Request } from "@playwright/test";
import type { Report } from "./report.ts";

const screen = { width: 1440, height: 900 };

/** Bytes on the wire, headers included. */
export async function benchLanding(browser: Browser, url: string, report: Report): Promise<void> {
  const page = await (await browser.newContext({ viewport: screen })).newPage();
  const requests: Request[] = [];
  let firstRequests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  page.on("load", () => {
    firstRequests = [...requests];
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const below = await picturesBelow(page);
  const firstScreen = firstRequests.filter(
    (one) => !below.some((name) => one.url().endsWith(name)),
  );
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");

  report.kilobytes(
    "public page: all that its first screen needs",
    await sizeOf(firstScreen),
    "landingFirstPaintKb",
  );
  report.kilobytes("public page: all, scrolled to its end", await sizeOf(requests), "landingKb");
}

async function picturesBelow(page: Page): Promise<string[]> {
  const images = await page.locator("img:visible").all();
  const names = images.map(async (image) => {
    const isBelow = ((await image.boundingBox())?.y ?? 0) > screen.height;
    const sources = `${await image.getAttribute("src")} ${await image.getAttribute("srcset")}`;
    return isBelow ? (sources.match(/\/assets\/\S+/g) ?? []) : [];
  });
  return (await Promise.all(names)).flat();
}

async function sizeOf(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, one) => sum + one.responseBodySize + one.responseHeadersSize, 0);
}
