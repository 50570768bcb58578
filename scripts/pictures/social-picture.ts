import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "@playwright/test";
import { text } from "../../web/modules/landing/text.ts";
import { brand } from "../../web/ui/display/brand.ts";
import { mark } from "./mark.ts";

const font = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
const inter = () => readFileSync(createRequire(import.meta.url).resolve(font)).toString("base64");

const size = { width: 1200, height: 630 };

/** A shared link's picture: the name, the headline and a look at the product. */
export async function takeSocialPicture(browser: Browser, product: Buffer): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<!doctype html>
    <style>
      @font-face { font-family: Inter; font-weight: 400 700; src: url("data:font/woff2;base64,${inter()}"); }
      * { box-sizing: border-box; margin: 0 }
      body { width: ${size.width}px; height: ${size.height}px; overflow: hidden; position: relative;
        font-family: Inter, sans-serif; color: #0f172a; background: #f8fafc }
      .name { position: absolute; left: 72px; top: 72px; display: flex; align-items: center; gap: 14px; font: 600 34px Inter; letter-spacing: -0.02em }
      .name b { color: #2563eb; font-weight: 600 }
      h1 { position: absolute; left: 72px; top: 214px; width: 500px; font: 600 62px/1.1 Inter; letter-spacing: -0.03em }
      img { position: absolute; left: 630px; top: 72px; width: 660px; border: 1px solid #e3e8ef; border-radius: 16px; box-shadow: 0 12px 48px -8px rgb(15 23 42 / 0.2) }
    </style>
    <p class="name">${mark(44)}<span><b>${brand.name}</b> ${brand.suffix}</span></p>
    <h1>${text.hero.headline}</h1>
    <img src="data:image/png;base64,${product.toString("base64")}">`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ type: "jpeg", quality: 84 });
  await page.close();
  return picture;
}
