import { chromium } from "@playwright/test";
import { chromiumOptions } from "../../chromium.config.ts";
import { type Engine, expressionOf, resultOf } from "./engine.ts";

/** Chromium, driven by Playwright. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(chromiumOptions);
  const page = await browser.newPage({
    reducedMotion: "reduce",
    locale: "en-ZA",
    timezoneId: "Africa/Johannesburg",
  });
  return {
    name: "chromium",
    visit: async (url) => {
      await page.goto(url);
    },
    run: async (work, ...args) => resultOf(await page.evaluate(expressionOf(work, args))),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewportSize(size),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
