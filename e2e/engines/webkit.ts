import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { Builder } from "selenium-webdriver";
// Safari’s driver and WebKit’s are started alike.
import { ServiceBuilder } from "selenium-webdriver/safari.js";
import { type Engine, programs, surroundings } from "./engine.ts";

const browserPattern = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser";

/** Starts a virtual display until this process ends; returns its name. */
async function startDisplay() {
  const args = ["-displayfd", "3", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"];
  const xvfb = spawn(programs.xvfb, args, { stdio: ["ignore", "ignore", "inherit", "pipe"] });
  process.once("exit", () => xvfb.kill());
  const [number] = await once(xvfb.stdio[3] as Readable, "data");
  return `:${String(number).trim()}`;
}

/** A folder with settings against animations. */
function settingsFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "baton-webkit-"));
  mkdirSync(path.join(folder, "gtk-3.0"));
  const settings = "[Settings]\ngtk-enable-animations=0\n";
  writeFileSync(path.join(folder, "gtk-3.0", "settings.ini"), settings);
  return folder;
}

const hasSize = (width: number, height: number) => innerWidth === width && innerHeight === height;

/** WebKit's own small browser, driven by Selenium on its own display. */
export async function startWebkit(): Promise<Engine> {
  const binary = globSync(browserPattern)[0];
  if (!binary) throw new Error(`WebKit's browser is missing: ${browserPattern}.`);
  const service = new ServiceBuilder(programs.webkitDriver)
    .setEnvironment({
      ...surroundings,
      DISPLAY: await startDisplay(),
      XDG_CONFIG_HOME: settingsFolder(),
    })
    .build();
  const patienceMs = 300_000;
  const driver = await new Builder()
    .usingServer(await service.start(patienceMs))
    .withCapabilities({
      browserName: "MiniBrowser",
      timeouts: { script: patienceMs, pageLoad: patienceMs },
      "webkitgtk:browserOptions": { binary, args: ["--automation", "--full-screen"] },
    })
    .build();

  return {
    name: "webkit",
    visit: (url) => driver.get(url),
    run: (work, ...args) => driver.executeScript(work, ...args),
    press: ({ x, y }) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async resize({ width, height }) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      // The window has its size before the page.
      await driver.wait(() => driver.executeScript<boolean>(hasSize, width, height));
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    async close() {
      await driver.quit();
      await service.kill();
    },
  };
}
