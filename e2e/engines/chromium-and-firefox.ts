import { type LaunchOptions, launch } from "puppeteer-core";
import { chromiumOptions } from "../../chromium.config.ts";
import { type Engine, programs, surroundings } from "./engine.ts";

const browsers = {
  chromium: {
    browser: "chrome",
    executablePath: chromiumOptions.executablePath,
    headless: "shell",
    args: [...chromiumOptions.args, "--lang=en-ZA", "--force-prefers-reduced-motion"],
  },
  firefox: {
    browser: "firefox",
    executablePath: programs.firefox,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-ZA,en" },
  },
} as const satisfies Record<string, LaunchOptions>;

/** A page's own redirect can cut off a visit. */
const isCutOff = (error: unknown) => /NS_BINDING_ABORTED|ERR_ABORTED/.test(String(error));

/** Headless Chromium or Firefox, driven by Puppeteer. */
export async function startPuppeteer(name: keyof typeof browsers): Promise<Engine> {
  const patience = { timeout: 0, protocolTimeout: 0 };
  const browser = await launch({ ...browsers[name], ...patience, env: surroundings });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  // A half-filled form asks before it is left.
  page.on("dialog", (dialog) => dialog.accept());

  const visit = async (url: string): Promise<void> => {
    try {
      await page.goto(url);
    } catch (error) {
      if (!isCutOff(error)) throw error;
      await visit(url);
    }
  };

  return {
    name,
    visit,
    run: page.evaluate.bind(page) as Engine["run"],
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size).catch(unlessOrientation),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

/** Firefox ESR takes a size, but does not know the orientation sent with it. */
function unlessOrientation(error: unknown): void {
  if (!String(error).includes("setScreenOrientationOverride")) throw error;
}
