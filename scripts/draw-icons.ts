// Draws the app icons from the logo's mark.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "../chromium.config.ts";
import { mark } from "./pictures/mark.ts";

const folder = path.join(path.dirname(import.meta.dirname), "web/public");

/** `share` is the mark's part of the side; a maskable icon may lose its edge, up to a circle of 80 %. */
const icons = [
  { name: "icon-192.png", side: 192, share: 0.66, radius: 0.22 },
  { name: "icon-512.png", side: 512, share: 0.66, radius: 0.22 },
  { name: "icon-maskable-512.png", side: 512, share: 0.5, radius: 0 },
  { name: "apple-touch-icon.png", side: 180, share: 0.6, radius: 0 },
];

const browser = await chromium.launch(chromiumOptions);
for (const { name, side, share, radius } of icons) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(`<!doctype html>
    <body style="margin:0;background:transparent">
      <div style="width:${side}px;height:${side}px;border-radius:${radius * side}px;background:#2563eb;display:grid;place-items:center">
        ${mark(side * share, { dots: "#ffffff", baton: "#bfd3fb" })}
      </div>`);
  writeFileSync(path.join(folder, name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
